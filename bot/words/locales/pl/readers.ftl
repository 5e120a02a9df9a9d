guesses-best = -# 🔮 W zgadywaniu postaci na czele { $readers }
guesses-reader = **{ $name }** { $right } z { $known }
