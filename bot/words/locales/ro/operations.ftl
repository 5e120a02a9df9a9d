error-stopping = Tocmai repornesc, deci asta nu s-a pus. Nu s-a pierdut nimic: apasă din nou peste un minut.
