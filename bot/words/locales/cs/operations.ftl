error-stopping = Zrovna se spouštím znovu, takže tohle neplatí. O nic nepřijdeš: stiskni to za minutu ještě jednou.
