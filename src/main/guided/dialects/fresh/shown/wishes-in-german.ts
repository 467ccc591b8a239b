/** Requests for changes to files that nobody has, as people make them in German, and what they want, one plain command for each change. What is only said to stay, or why, is none. */
export const wishesInGerman = `
> Moin, der Tee kostet ab morgen 2,80 und der Kakao 3,10. Der Apfelkuchen bleibt, wie er ist, die Linsensuppe fliegt raus, und neu unter Suppen: Kürbissuppe 5,20.
Set the price of "Tee" to "2,80"
Set the price of "Kakao" to "3,10"
Remove "Linsensuppe"
Add "Kürbissuppe 5,20" under "Suppen"
> In Zimmer 7 wohnt jetzt Frau Adler statt Herr Brandt, bitte in der Belegung ändern. Zimmer 8 stimmt.
Change "Zimmer 7" from "Herr Brandt" to "Frau Adler"
> Die Führung am Samstag fällt aus, bitte streichen. Die Führung am Sonntag beginnt dafür schon um 10:15.
Remove "Die Führung am Samstag"
Set the start of "Die Führung am Sonntag" to "10:15"
> Könnten im Putzplan Lene und Torben tauschen? Sie hat sich den Arm gebrochen und kann keine Böden wischen. Den Flur macht weiter Ines.
Swap "Lene" and "Torben"
> Unser Kassenwart heißt Jürgen Paulsen, nicht Paulson, das steht an mehreren Stellen falsch in der Satzung.
Replace "Paulson" by "Paulsen"
> server.ini: Port von 3306 auf 3307, Host ist db-neu.intern, und den Testmodus bitte auskommentieren
Change "Port" from "3306" to "3307"
Set "Host" to "db-neu.intern"
Comment out "Testmodus"
> Der Verein hat sich aufgelöst, nimm also bitte sämtliche Spiele der Roten Füchse aus dem Spielplan.
Remove all of "Roten Füchse"
> Bei den Zutaten fehlt Muskat, kommt unter Gewürze. Und es sind 250 ml Sahne, nicht 200 ml.
Add "Muskat" under "Gewürze"
Change "Sahne" from "200 ml" to "250 ml"
> Chorprobe donnerstags jetzt Beginn 19:30 statt 20:00, die am Montag bleibt
Change the start of the "Chorprobe" on "donnerstags" from "20:00" to "19:30"
> Frau Özdemir hat eine neue Handynummer: 0555 71 22 40. Ihre Adresse ist auch anders, nämlich Lindenweg 9.
Set the mobile of "Frau Özdemir" to "0555 71 22 40"
Set the address of "Frau Özdemir" to "Lindenweg 9"
> Bitte die Spalte Alter löschen und die Spalte Preis in Einzelpreis umbenennen, sonst nichts anfassen.
Remove the column "Alter"
Rename "Preis" to "Einzelpreis"
> Das Sommerfest ist vom 7. Juni auf den 14. Juni verschoben worden, wegen der Baustelle vorm Vereinsheim. Uhrzeit wie gehabt.
Change the date of the "Sommerfest" from "7. Juni" to "14. Juni"
> Warum steht Henning immer noch als Trainer der U10 drin? Das macht seit Ostern Svea! Bei der U12 bleibt Henning.
Change the trainer of "U10" from "Henning" to "Svea"
> Einkaufszettel: Spülmittel unter Haushalt dazu, Butter raus, und Milch 2 statt 1
Add "Spülmittel" under "Haushalt"
Remove "Butter"
Change "Milch" from "1" to "2"
> Ich hab mich verzählt: 38 Stühle und 9 Bänke haben wir im Lager, nicht 83 Stühle. Die Tische stimmen.
Change the number of "Stühle" from "83" to "38"
Set the number of "Bänke" to "9"
> Der Abschnitt Haustiere in der Hausordnung kann komplett weg. Und die Ruhezeit beginnt um 21 Uhr, das hat die Versammlung so beschlossen.
Remove the section "Haustiere"
Set the start of "Ruhezeit" to "21 Uhr"
> Hallo, die Sicherung um Mitternacht in der crontab bitte auskommentieren, der Server schafft das gerade nicht; die mittags läuft weiter.
Comment out "die Sicherung um Mitternacht"
> "Herd ausschalten" soll in der Abendliste ganz nach oben, und Zähneputzen rutscht ans Ende.
Move "Herd ausschalten" to the top
Move "Zähneputzen" to the end
> Mats hat am 3. März Geburtstag und nicht am 13. März, bitte im Kalender berichtigen, danke dir!
Change the birthday of "Mats" from "13. März" to "3. März"
> Yoga und Zeichnen haben die Räume getauscht, weil der Boden im Atelier zu kalt ist. Trag das mal im Kursplan ein.
Swap the rooms of "Yoga" and "Zeichnen"
> große Pizza 12,50 €, kleine Pizza 8,90 €, Calzone wie bisher, Tiramisu gibts nicht mehr
Set the price of "große Pizza" to "12,50 €"
Set the price of "kleine Pizza" to "8,90 €"
Remove "Tiramisu"
> Der Ansprechpartner fürs Lager ist seit gestern Herr Wolny; Herr Kaminski ist in Rente gegangen und wir haben noch Kuchen übrig.
Change the contact of "Lager" from "Herr Kaminski" to "Herr Wolny"
> Vor "Teig ruhen lassen" gehört noch "Hefe auflösen". Das Salz bleibt drin, auch wenn Oma meckert.
Add "Hefe auflösen" before "Teig ruhen lassen"
> Überall, wo info@waldhof.example steht, muss kontakt@waldhof.example hin, die alte Adresse geht nicht mehr.
Replace "info@waldhof.example" by "kontakt@waldhof.example"
> In der config.yaml: sprache auf de, max_spieler auf 6, und nachtmodus wieder aktivieren, also die Raute davor weg.
Set "sprache" to "de"
Set "max_spieler" to "6"
Uncomment "nachtmodus"
> Der Müll ist ab sofort nicht mehr Kims Aufgabe, das übernimmt Thea. Kim macht aber weiter die Pflanzen.
Change "Müll" from "Kim" to "Thea"
> Für den 1. Mai fehlt in der Kasse noch die Einnahme von 512 Euro, und am 2. Mai waren es 274 Euro, da steht Unsinn.
Add "512 Euro" for "1. Mai"
Set "2. Mai" to "274 Euro"
> Ich musste meinen Zahnarzttermin verlegen, neuer Tag ist der 22. September um 8:40, die Praxis ist dieselbe.
Set the date of the "Zahnarzttermin" to "22. September"
Set the time of the "Zahnarzttermin" to "8:40"
> Tante Hedwig kommt doch nicht zur Taufe, also von der Gästeliste nehmen; dafür schreib bitte Onkel Rufus ganz ans Ende.
Remove "Tante Hedwig"
Add "Onkel Rufus" at the end
> Die Werkstatt hat angerufen: Fahrrad von Nele ist fertig, Status also auf abholbereit. Das von Ole bleibt in Arbeit.
Set the status of "Fahrrad von Nele" to "abholbereit"
> Den Lesekreis leitet jetzt Frau Dietz, und er trifft sich in Raum 204 statt Raum 201.
Set the leader of "Lesekreis" to "Frau Dietz"
Change the room of "Lesekreis" from "Raum 201" to "Raum 204"
> Die Bohrmaschine gehört in Regal B, sie steht fälschlich unter Regal D. Außerdem sind von den Akkus nur noch 3 Stück da.
Move "Bohrmaschine" from "Regal D" to "Regal B"
Set the number of "Akkus" to "3"
> Betreff im Brief ändern in "Kündigung zum 31. August", und die Kundennummer ist 55018. Anrede so lassen.
Set "Betreff" to "Kündigung zum 31. August"
Set "Kundennummer" to "55018"
> timeout im Abschnitt upload: 120. im Abschnitt download nix ändern bitte
Set "timeout" under "upload" to "120"
> Die Überschrift "Sonstiges" passt nicht, nenn sie "Offene Punkte". Der Punkt Dachrinne ist erledigt und kann gelöscht werden.
Rename "Sonstiges" to "Offene Punkte"
Remove "Dachrinne"
> Seit Montag ist die Abfahrt von Bus 15 um 7:12, es steht noch 7:05 im Aushang, das verwirrt die Eltern.
Change the departure of "Bus 15" from "7:05" to "7:12"
> Mitgliedsbeitrag 48 → 52, Familien 80 → 86, Jugendliche zahlen weiterhin 20
Change "Mitgliedsbeitrag" from "48" to "52"
Change "Familien" from "80" to "86"
> Der Wein heißt "Alter Turm" und nicht "Alte Turm", das steht zweimal falsch da. Und der Preis vom Rosé ist 5,40.
Replace "Alte Turm" by "Alter Turm"
Set the price of "Rosé" to "5,40"
> Wir haben uns vertan, bei Familie Brehm und Familie Coskun sind im Sitzplan die Tische vertauscht. Dreh das bitte um, die anderen sitzen richtig.
Swap the tables of "Familie Brehm" and "Familie Coskun"
> Nach "Fenster schließen" bitte "Heizung runterdrehen" einfügen, und "Licht prüfen" ist überflüssig, das geht automatisch, also weg damit.
Add "Heizung runterdrehen" after "Fenster schließen"
Remove "Licht prüfen"
> Zimmer 12 hat jetzt Frau Sand statt Herr Sander, und die Führung am Freitag fällt aus. Bitte in liste.csv ändern
Change "Zimmer 12" from "Herr Sander" to "Frau Sand"
Remove "die Führung am Freitag"
> nimm alles von den Grauen Möwen aus liste.txt raus, ich kann sie nicht mehr hören
Remove all of "Grauen Möwen"
`;
