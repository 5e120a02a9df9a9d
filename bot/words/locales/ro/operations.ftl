error-stopping = Tocmai repornesc, deci asta nu s-a înregistrat. Nu s-a pierdut nimic: apasă din nou peste un minut.
