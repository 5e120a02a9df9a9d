guesses-best = -# 🔮 W zgadywaniu na czele { $readers }
guesses-reader = **{ $name }** { $right } z { $known }
