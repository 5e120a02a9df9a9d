guesses-best = -# 🔮 Najlepiej zgaduje { $readers }
guesses-reader = **{ $name }** { $right } z { $known }
