storage-cause = { $cause ->
    [full] Došlo mi místo na disku.
    [read-only] Nesmím zapisovat do souboru se svými hrami.
    [locked] Soubor s mými hrami používá jiný program.
    [silent] Moje databáze neodpovídá.
    [away] Nemůžu se připojit ke své databázi.
   *[failing] Nefunguje mi disk.
}
error-outage = ⏸️ { storage-cause } Teď nejde nic uložit, takže tohle neplatí; všechno předtím je v bezpečí. Zkus to prosím za chvilku znovu.
error-unsure = ⏸️ { storage-cause } Nevím, jestli tohle platí; všechno předtím je v bezpečí. Podívej se prosím za chvilku znovu.
error-not-read = ⏸️ { storage-cause } Teď to nemůžu vyhledat; o nic nepřijdeš. Zkus to prosím za chvilku znovu.

board-held-up = ⏸️ **Hra stojí** od { $since }. { storage-cause } Nic se neztratí, a jakmile to půjde, bude se samo hrát dál.
