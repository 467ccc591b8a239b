/** Requests in German in which times, dates and prices move, sections go, or somebody takes over from somebody. */
export const shiftsAndSectionsInGerman = `
> Unter Sommerferienprogramm rutschen alle Termine eine Woche nach hinten, das Zeltlager hängt dran. Die Herbsttermine sind fix.
Move the dates under "Sommerferienprogramm" by "eine Woche"
> Die Andacht fängt eine halbe Stunde früher an, das Orgelkonzert bleibt um 17 Uhr
Move the time of "Andacht" by "eine halbe Stunde", earlier
> Alles, was im Ablauf unter Nachmittag steht, bitte 20 Minuten später, die Redner haben überzogen
Move everything under "Nachmittag" by "20 Minuten"
> Das Hoffest ist vom 14. Juni auf den 21. Juni verlegt worden, steht in termine.md. Das Erntefest nicht.
Change "Hoffest" from "14. Juni" to "21. Juni"
> Meine Schicht am Freitag geht jetzt bis 22 Uhr statt 20 Uhr; Samstag hab ich frei, das stimmt.
Change "Freitag" from "20 Uhr" to "22 Uhr"
> tüv fürn caddy ist nun am 3.9., vorher stand da 27.8., uhrzeit bleibt
Change "tüv" from "27.8." to "3.9."
> Standup bitte eine Viertelstunde vorziehen, die Retro lassen wir.
Move the time of "Standup" by "eine Viertelstunde", earlier
> Der Backup-Job kommt der Inventur in die Quere, verschieb ihn um zwei Stunden nach hinten.
Move the time of "Backup-Job" by "zwei Stunden"
> Abgabe vom Mathe-Projekt ist am 12.05., nicht mehr am 05.05., und die Präsentation rückt vom 19.05. auf den 26.05.
Change "Abgabe" from "05.05." to "12.05."
Change "Präsentation" from "19.05." to "26.05."
> Im Putzplan verschieben sich die Termine unter Treppenhaus um drei Tage nach vorne, und Frau Bock fällt raus, die ist ausgezogen.
Move the dates under "Treppenhaus" by "drei Tage", earlier
Remove "Frau Bock"
> Hi, der Zug nach Fulda fährt 9:42 statt 9:27, die Rückfahrt hab ich schon geändert
Change "Fulda" from "9:27" to "9:42"
> Mein Impftermin wurde auf Donnerstag, 8. Oktober gelegt, und zwar um 15:20 Uhr.
Set "Impftermin" to "Donnerstag, 8. Oktober"
Set "Impftermin" to "15:20 Uhr"
> Alle Pizzen werden 50 Cent teurer, Pasta bleibt.
Increase the price of everything under "Pizzen" by "50 Cent"
> Ab März nehmen wir für alles unter Damenschnitte 3 Euro mehr, Kinderschnitte sollen erschwinglich bleiben.
Increase the price of everything under "Damenschnitte" by "3 Euro"
> Der Winter ist rum, die Handschuhe also bitte 20 % billiger machen. Mützen noch nicht.
Decrease "Handschuhe" by "20 %"
> Kaffeekarte: alles unter Heißgetränke 0,30 € rauf, und Chai ist aus, also raus damit
Increase the price of everything under "Heißgetränke" by "0,30 €"
Remove "Chai"
> Könnten Sie unter "Hallenplätze" jeden Preis um 4 € anheben? Die Heizung frisst uns auf. Draußen ändert sich nix.
Increase the price of everything under "Hallenplätze" by "4 €"
> Radverleih: E-Bikes kosten durchweg 5 Euro mehr am Tag, das Kinderrad dafür nur noch 8 Euro.
Increase the price of everything under "E-Bikes" by "5 Euro"
Set the price of "Kinderrad" to "8 Euro"
> max_upload um 20 erhöhen, min_upload nicht anfassen
Increase "max_upload" by "20"
> Im Aquarienplan beim Becken Süd die Wassertemperatur auf 24,5 und den Abschnitt Quarantänebecken rausschmeißen, das ist verkauft.
Set "Wassertemperatur" of "Becken Süd" to "24,5"
Remove the section "Quarantänebecken"
> server.toml: bei cache size_mb auf 256, den Abschnitt metrics ganz raus
Set "size_mb" of "cache" to "256"
Remove the section "metrics"
> Die Zeile mit der Kreissäge kann weg (verschenkt), und von den Zwingen haben wir jetzt 12 Stück.
Remove "Kreissäge"
Set "Zwingen" to "12 Stück"
> Bewässerung: Kreis 3 läuft ab jetzt 25 Minuten. Kreis 5 gibt es nicht mehr, den Abschnitt bitte löschen. Kreis 4 ist gut so.
Set "Kreis 3" to "25 Minuten"
Remove the section "Kreis 5"
> Im Handbuch fliegt das Kapitel Faxempfang raus, und die Wartezeit nach dem Einschalten ist 40 Sekunden, nicht 15 Sekunden
Remove the section "Faxempfang"
Change "Wartezeit" from "15 Sekunden" to "40 Sekunden"
> Unsere Katze Minou ist leider gestorben, nehmen Sie ihren Abschnitt bitte heraus. Bei Kater Bobo ist die Dosis jetzt 1,5 ml.
Remove the section "Minou"
Set "Dosis" of "Bobo" to "1,5 ml"
> spalte Pfand brauchen wir nicht mehr, und beim Apfelsaft ist der Bestand 36
Remove the column "Pfand"
Set "Bestand" of "Apfelsaft" to "36"
> Das Level Sumpf spielt keiner, lösch den Block. Die spawn_rate von Höhle setz auf 0.35
Remove the section "Sumpf"
Set "spawn_rate" of "Höhle" to "0.35"
> Bitte den Abschnitt Hallenbad streichen, es wird abgerissen, und unter Freibad "Sprungturm ab 12 Jahren" ergänzen. Der Eintritt im Freibad steigt auf 4,50 Euro.
Remove the section "Hallenbad"
Add "Sprungturm ab 12 Jahren" under "Freibad"
Set "Eintritt" of "Freibad" to "4,50 Euro"
> Raus mit der Zeile Oboe, wir haben keine mehr. Und Klarinetten sind's 4 statt 3
Remove "Oboe"
Change "Klarinetten" from "3" to "4"
> Die Bücherei hat am Mittwoch nun bis 19 Uhr offen, bisher bis 17 Uhr. Die anderen Tage bleiben.
Change "Mittwoch" from "17 Uhr" to "19 Uhr"
> Öffnungszeiten im Advent: Samstag 9-18 Uhr, Sonntag geschlossen. Mo bis Fr steht richtig da
Set "Samstag" to "9-18 Uhr"
Set "Sonntag" to "geschlossen"
> ab jetzt machen wir montag zu, schreib da Ruhetag hin. dafür dienstag 8:00–13:00
Set "montag" to "Ruhetag"
Set "dienstag" to "8:00–13:00"
> Die Kleiderkammer öffnet am Donnerstag erst um 10:30 Uhr anstatt um 9:00 Uhr, wir finden morgens niemanden.
Change "Donnerstag" from "9:00 Uhr" to "10:30 Uhr"
> Der Hofladen verlängert: Freitag bis 18:30 anstatt 17:30. Und die Zeile Feiertage bitte löschen.
Change "Freitag" from "17:30" to "18:30"
Remove "Feiertage"
> Im Winter ist der Minigolfplatz bloß von 13 bis 17 Uhr auf. In zeiten.yaml steht 10 bis 20 Uhr.
Change "Minigolfplatz" from "10 bis 20 Uhr" to "13 bis 17 Uhr"
> Frau Adeyemi übernimmt die Töpfergruppe von Frau Kling, die geht in Rente.
Change "Töpfergruppe" from "Frau Kling" to "Frau Adeyemi"
> Ab Montag macht Rico die Frühschicht anstelle von Dagmar. Dagmars Spätschicht bleibt.
Change "Frühschicht" from "Dagmar" to "Rico"
> Die 6b geht von Herrn Vogelsang an Frau Iwanow über, Raum 112 behalten sie.
Change "6b" from "Herrn Vogelsang" to "Frau Iwanow"
> Kassenprüferin ist jetzt Wiebke Stern, der Detlef wollte nicht mehr. Schriftführer bleibt Onno.
Set "Kassenprüferin" to "Wiebke Stern"
> owner von payments ist nicht mehr dirk.ahl, das hat jetzt nele.fuchs; reviewer von docs wird dafür dirk.ahl
Change "payments" from "dirk.ahl" to "nele.fuchs"
Set "reviewer" of "docs" to "dirk.ahl"
> Ich, Sönke, geb die Jugendfeuerwehr an Malik ab. Den Atemschutz behalte ich.
Change "Jugendfeuerwehr" from "Sönke" to "Malik"
> Das Adventskonzert ist nicht in der Lutherkirche, sondern in der Pauluskirche, dort ist geheizt.
Change "Adventskonzert" from "Lutherkirche" to "Pauluskirche"
> nicht 3 Liter Brühe sondern 2 Liter, und nicht Lauch, sondern Fenchel kommt rein
Change "Brühe" from "3 Liter" to "2 Liter"
Replace "Lauch" by "Fenchel"
> Sie haben meinen Sohn als Mattis eingetragen, er heißt Mathis. Und er ist nicht bei den Igeln, sondern bei den Füchsen.
Replace "Mattis" by "Mathis"
Move "Mathis" from "Igeln" to "Füchsen"
> Die IBAN endet nicht auf 4471, sondern auf 4417. Der Empfänger stimmt.
Replace "4471" by "4417"
`;
