/** Requests in German with three changes, or more. */
export const threeChangesInGerman = `
> Moin, der Tee kostet ab morgen 2,80 und der Kakao 3,10. Der Apfelkuchen bleibt, wie er ist, die Linsensuppe fliegt raus, und neu unter Suppen: Kürbissuppe 5,20.
Set the price of "Tee" to "2,80"
Set the price of "Kakao" to "3,10"
Remove "Linsensuppe"
Add "Kürbissuppe 5,20" under "Suppen"
> server.ini: Port von 3306 auf 3307, Host ist db-neu.intern, und den Testmodus bitte auskommentieren
Change "Port" from "3306" to "3307"
Set "Host" to "db-neu.intern"
Comment out "Testmodus"
> Einkaufszettel: Spülmittel unter Haushalt dazu, Butter raus, und Milch 2 statt 1
Add "Spülmittel" under "Haushalt"
Remove "Butter"
Change "Milch" from "1" to "2"
> große Pizza 12,50 €, kleine Pizza 8,90 €, Calzone wie bisher, Tiramisu gibts nicht mehr
Set the price of "große Pizza" to "12,50 €"
Set the price of "kleine Pizza" to "8,90 €"
Remove "Tiramisu"
> In der config.yaml: sprache auf de, max_spieler auf 6, und nachtmodus wieder aktivieren, also die Raute davor weg.
Set "sprache" to "de"
Set "max_spieler" to "6"
Uncomment "nachtmodus"
> drei Sachen in der todo: "Pass verlängern" ganz oben dazu, "Fahrrad aufpumpen" ist gemacht also weg, "Keller entrümpeln" von Oktober auf November
Add "Pass verlängern" at the top
Remove "Fahrrad aufpumpen"
Change "Keller entrümpeln" from "Oktober" to "November"
> Kürbis 2,20 das Kilo, Zucchini 1,80, Mangold bitte streichen, der ist aus. Kartoffeln hab ich gestern selbst schon hochgesetzt.
Set the price of "Kürbis" to "2,20"
Set the price of "Zucchini" to "1,80"
Remove "Mangold"
> So, die Karte fürs Kneipenquiz: Radler raus, Limo raus, Glühmost 3,90 unter Heißes dazu, Pils 3,60 statt 3,40, und Brezn 2,20.
Remove "Radler"
Remove "Limo"
Add "Glühmost 3,90" under "Heißes"
Change the price of "Pils" from "3,40" to "3,60"
Set the price of "Brezn" to "2,20"
> Also, wir waren gestern beim Arzt und Vati soll kürzertreten. Deshalb im Familienplan: Rasenmähen macht Jannik statt Vati, Einkaufen ab jetzt samstags statt freitags, Holzhacken streichen. Kochen darf er noch.
Change "Rasenmähen" from "Vati" to "Jannik"
Change "Einkaufen" from "freitags" to "samstags"
Remove "Holzhacken"
> 3x Klopapier statt 2x, Shampoo hab ich noch genug also runter von der Liste, und schreib Zahnseide zu Drogerie
Change "Klopapier" from "2x" to "3x"
Remove "Shampoo"
Add "Zahnseide" under "Drogerie"
> debug: false bitte, und max-upload 25MB. die zeile legacy-login kann auskommentiert werden, evtl brauchen wir die nochmal
Set "debug" to "false"
Set "max-upload" to "25MB"
Comment out "legacy-login"
> Kinder unter 6 zahlen nichts, das steht schon so. Neu ist: Schüler 4 €, Erwachsene 7,50 €, und Senioren gibt es als Tarif nicht mehr.
Set the price of "Schüler" to "4 €"
Set the price of "Erwachsene" to "7,50 €"
Remove "Senioren"
> Tagesordnung: das Grußwort vom Bürgermeister entfällt, nach Ehrungen fehlt noch Kassenbericht, und Imbiss ist erst 20:30
Remove "Grußwort vom Bürgermeister"
Add "Kassenbericht" after "Ehrungen"
Set the start of "Imbiss" to "20:30"
> Auf dem Schild steht Selbstgemachte Marmelade 4 €. Mach 4,50 € draus, und Honig 7 €, Gelee raus.
Change the price of "Selbstgemachte Marmelade" from "4 €" to "4,50 €"
Set the price of "Honig" to "7 €"
Remove "Gelee"
> Ab auf die Zeltlagerliste damit: 2 Planen, Gaskocher, Kartenspiel. Die Isomatten hab ich eh schon draufgeschrieben.
Add "2 Planen"
Add "Gaskocher"
Add "Kartenspiel"
> cpu_limit 2 → 4, mem_limit 512M → 1G, zone jetzt eu-nord, replicas nicht anfassen
Change "cpu_limit" from "2" to "4"
Change "mem_limit" from "512M" to "1G"
Set "zone" to "eu-nord"
> Bootsverleih: Tretboot 12 €/Std, Kajak 9 €/Std, SUP haben wir keins mehr, Ruderboot wie letztes Jahr
Set the price of "Tretboot" to "12 €/Std"
Set the price of "Kajak" to "9 €/Std"
Remove "SUP"
> Hab heute die Hängematte verkauft, streich sie aus der Flohmarktliste. Für die Nähmaschine will ich nur noch 60 € statt 75 €, und das Bügelbrett ist zu verschenken statt 5 €.
Remove "Hängematte"
Change the price of "Nähmaschine" from "75 €" to "60 €"
Change the price of "Bügelbrett" from "5 €" to "zu verschenken"
> Halbpension 31 € statt 28 €, Vollpension 44 € statt 39 €, Kurtaxe 2,10 € bleibt, Hundezuschlag gibt's nicht mehr.
Change the price of "Halbpension" from "28 €" to "31 €"
Change the price of "Vollpension" from "39 €" to "44 €"
Remove "Hundezuschlag"
> Auf die Reiseapotheke: Pflaster, 1 Packung; Zeckenzange; Sonnencreme, 200 ml. Das Fieberthermometer habe ich schon eingepackt.
Add "Pflaster, 1 Packung"
Add "Zeckenzange"
Add "Sonnencreme, 200 ml"
> Von Hand geht das nicht mehr: die Aussaat Radieschen von 1. März auf 20. März, Spinat dafür schon am 1. März. Und Pastinaken raus.
Change the date of "Radieschen" from "1. März" to "20. März"
Set the date of "Spinat" to "1. März"
Remove "Pastinaken"
> Wer bringt was? Salome: Fladenbrot statt Baguette. Veit: Hummus dazu. Wiebke: streichen, sie hat Corona.
Change "Salome" from "Baguette" to "Fladenbrot"
Add "Hummus" under "Veit"
Remove "Wiebke"
> Löwenzahnhonig 6,50, Waldhonig 7,20, Rapshonig ausverkauft und deshalb raus. 10 Gläser Lindenhonig stehen noch da, der Preis davon auch.
Set the price of "Löwenzahnhonig" to "6,50"
Set the price of "Waldhonig" to "7,20"
Remove "Rapshonig"
> Das Wort Hausordnung soll überall Wohnordnung heißen, den Absatz Grillen raus und Ruhezeit von 22 Uhr auf 21 Uhr.
Replace "Hausordnung" by "Wohnordnung"
Remove the section "Grillen"
Change "Ruhezeit" from "22 Uhr" to "21 Uhr"
> Ziegenkäse 100 g kostet nicht 2,49, sondern 2,94! Schafskäse 2,49 passt, Frischkäse weg, und Butter 250 g jetzt 3,15.
Change the price of "Ziegenkäse 100 g" from "2,49" to "2,94"
Remove "Frischkäse"
Set the price of "Butter 250 g" to "3,15"
> In crontab die zeile clean.sh weg, sync.sh um 4:20 statt um 4:00, und report.sh wieder rein (die ist nur auskommentiert)
Remove "clean.sh"
Change "sync.sh" from "4:00" to "4:20"
Uncomment "report.sh"
> volume: 70, brightness: 55, contrast nicht. ach ja und mute von yes auf no
Set "volume" to "70"
Set "brightness" to "55"
Change "mute" from "yes" to "no"
`;
