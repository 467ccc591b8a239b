/** Requests in German with two changes. */
export const twoChangesInGerman = `
> Die Führung am Samstag fällt aus, bitte streichen. Die Führung am Sonntag beginnt dafür schon um 10:15.
Remove "Die Führung am Samstag"
Set the start of "Die Führung am Sonntag" to "10:15"
> Bei den Zutaten fehlt Muskat, kommt unter Gewürze. Und es sind 250 ml Sahne, nicht 200 ml.
Add "Muskat" under "Gewürze"
Change "Sahne" from "200 ml" to "250 ml"
> Frau Özdemir hat eine neue Handynummer: 0555 71 22 40. Ihre Adresse ist auch anders, nämlich Lindenweg 9.
Set the mobile of "Frau Özdemir" to "0555 71 22 40"
Set the address of "Frau Özdemir" to "Lindenweg 9"
> Bitte die Spalte Alter löschen und die Spalte Preis in Einzelpreis umbenennen, sonst nichts anfassen.
Remove the column "Alter"
Rename "Preis" to "Einzelpreis"
> Ich hab mich verzählt: 38 Stühle und 9 Bänke haben wir im Lager, nicht 83 Stühle. Die Tische stimmen.
Change the number of "Stühle" from "83" to "38"
Set the number of "Bänke" to "9"
> Der Abschnitt Haustiere in der Hausordnung kann komplett weg. Und die Ruhezeit beginnt um 21 Uhr, das hat die Versammlung so beschlossen.
Remove the section "Haustiere"
Set the start of "Ruhezeit" to "21 Uhr"
> "Herd ausschalten" soll in der Abendliste ganz nach oben, und Zähneputzen rutscht ans Ende.
Move "Herd ausschalten" to the top
Move "Zähneputzen" to the end
> Für den 1. Mai fehlt in der Kasse noch die Einnahme von 512 Euro, und am 2. Mai waren es 274 Euro, da steht Unsinn.
Add "512 Euro" for "1. Mai"
Set "2. Mai" to "274 Euro"
> Ich musste meinen Zahnarzttermin verlegen, neuer Tag ist der 22. September um 8:40, die Praxis ist dieselbe.
Set the date of the "Zahnarzttermin" to "22. September"
Set the time of the "Zahnarzttermin" to "8:40"
> Tante Hedwig kommt doch nicht zur Taufe, also von der Gästeliste nehmen; dafür schreib bitte Onkel Rufus ganz ans Ende.
Remove "Tante Hedwig"
Add "Onkel Rufus" at the end
> Den Lesekreis leitet jetzt Frau Dietz, und er trifft sich in Raum 204 statt Raum 201.
Set the leader of "Lesekreis" to "Frau Dietz"
Change the room of "Lesekreis" from "Raum 201" to "Raum 204"
> Die Bohrmaschine gehört in Regal B, sie steht fälschlich unter Regal D. Außerdem sind von den Akkus nur noch 3 Stück da.
Move "Bohrmaschine" from "Regal D" to "Regal B"
Set the number of "Akkus" to "3"
> Betreff im Brief ändern in "Kündigung zum 31. August", und die Kundennummer ist 55018. Anrede so lassen.
Set "Betreff" to "Kündigung zum 31. August"
Set "Kundennummer" to "55018"
> Die Überschrift "Sonstiges" passt nicht, nenn sie "Offene Punkte". Der Punkt Dachrinne ist erledigt und kann gelöscht werden.
Rename "Sonstiges" to "Offene Punkte"
Remove "Dachrinne"
> Mitgliedsbeitrag 48 → 52, Familien 80 → 86, Jugendliche zahlen weiterhin 20
Change "Mitgliedsbeitrag" from "48" to "52"
Change "Familien" from "80" to "86"
> Der Wein heißt "Alter Turm" und nicht "Alte Turm", das steht zweimal falsch da. Und der Preis vom Rosé ist 5,40.
Replace "Alte Turm" by "Alter Turm"
Set the price of "Rosé" to "5,40"
> Nach "Fenster schließen" bitte "Heizung runterdrehen" einfügen, und "Licht prüfen" ist überflüssig, das geht automatisch, also weg damit.
Add "Heizung runterdrehen" after "Fenster schließen"
Remove "Licht prüfen"
> Zimmer 12 hat jetzt Frau Sand statt Herr Sander, und die Führung am Freitag fällt aus. Bitte in liste.csv ändern
Change "Zimmer 12" from "Herr Sander" to "Frau Sand"
Remove "die Führung am Freitag"
> servus, marillenknödel jetzt 9,40, topfenknödel bleiben auf 8,90 und den grießschmarrn hamma nimmer
Set the price of "marillenknödel" to "9,40"
Remove "grießschmarrn"
> kannst du in der .env LOG_LEVEL von debug auf warn stellen? und MAIL_FROM muss noreply@birkenau.example sein
Change "LOG_LEVEL" from "debug" to "warn"
Set "MAIL_FROM" to "noreply@birkenau.example"
> Die Rosen stehen jetzt in Beet 3, Beet 2 war ihnen zu schattig. Und Dünger bitte 40 g, nicht 60 g.
Move "Rosen" from "Beet 2" to "Beet 3"
Change "Dünger" from "60 g" to "40 g"
> Mama sagt die Reitstunde ist nicht mehr um 4 sondern um halb 5 und Klavier ist gestrichen juhu
Change the time of "Reitstunde" from "4" to "halb 5"
Remove "Klavier"
> Biskuit: nach "Eiweiß steif schlagen" kommt noch "Zucker einrieseln lassen", und Umluft 180 Grad statt 200 Grad
Add "Zucker einrieseln lassen" after "Eiweiß steif schlagen"
Change "Umluft" from "200 Grad" to "180 Grad"
> Der Zug um 6:42 fällt ab Montag weg; der um 7:12 fährt zwei Minuten früher, also 7:10.
Remove "Zug um 6:42"
Replace "7:12" by "7:10"
> wlan im gästeblatt ist jetzt gast-linde und das passwort sonnenblume77, checkout is gleich
Set "wlan" to "gast-linde"
Set "passwort" to "sonnenblume77"
> in der pipeline.yml node-version von 18 auf 20, cache bitte wieder einkommentieren, rest so lassen
Change "node-version" from "18" to "20"
Uncomment "cache"
> Die Spalte "Bemerkung" liest eh niemand, raus damit. Dafür soll "Menge" künftig "Bestand" heißen.
Remove the column "Bemerkung"
Rename "Menge" to "Bestand"
> Winterdienst: KW 4 übernimmt Familie Rahn, und KW 6 nicht mehr Familie Rahn sondern Familie Seidl. KW 5 passt.
Set "KW 4" to "Familie Rahn"
Change "KW 6" from "Familie Rahn" to "Familie Seidl"
> style.css: --akzent auf #2f6f4e, --schrift von 15px auf 17px, --breite nicht
Set "--akzent" to "#2f6f4e"
Change "--schrift" from "15px" to "17px"
> Die Inventur ergab: Schrauben M6 noch 140 Stück, Schrauben M8 stimmt mit 300, und Dübel bitte auf 0 setzen, nicht löschen.
Set the number of "Schrauben M6" to "140"
Set the number of "Dübel" to "0"
> Wer hat denn die Öffnungszeiten geschrieben?! Mittwoch schließen wir um 13 Uhr, nicht um 18 Uhr, und der Sonntag gehört gar nicht da rein!
Change the end of "Mittwoch" from "18 Uhr" to "13 Uhr"
Remove "Sonntag"
> bitte in config.toml retries auf 5 (statt 3), backoff bleibt 2s, endpoint auf https://api.steinbruch.example/v2
Change "retries" from "3" to "5"
Set "endpoint" to "https://api.steinbruch.example/v2"
> Der Brief geht an Frau Direktorin Hallstein, nicht an Herrn Direktor Hallstein. Datum: 12. November. Den Gruß am Ende finde ich gut so.
Replace "Herrn Direktor Hallstein" by "Frau Direktorin Hallstein"
Set "Datum" to "12. November"
> Turnhalle: Seniorengymnastik 10 Uhr → 9:30, Kinderturnen 15 Uhr → 15:15, Badminton lassen
Change the start of "Seniorengymnastik" from "10 Uhr" to "9:30"
Change the start of "Kinderturnen" from "15 Uhr" to "15:15"
> Kannst du im Rezept Butter durch Margarine ersetzen, und zwar überall? Mein Enkel verträgt keine Milch. Die Sahne muss auch raus.
Replace "Butter" by "Margarine"
Remove "Sahne"
> 0555 88 12 ist die neue Durchwahl von Herrn Szabo, seine alte 0555 88 21 hat jetzt das Lager
Change the phone of "Szabo" from "0555 88 21" to "0555 88 12"
Set the phone of "Lager" to "0555 88 21"
> Überschrift "Was wir noch brauchen" bitte in "Materialliste" ändern, und darunter fehlt Kreppband, 4 Rollen
Rename "Was wir noch brauchen" to "Materialliste"
Add "Kreppband, 4 Rollen" under "Materialliste"
> Grüß Gott, der Gottesdienst am 2. Advent beginnt um 9 Uhr, der am 3. Advent wie eh und je um 10:30. Die Lesung hält Frau Moosbrugger statt Frau Feurstein.
Set the start of the "Gottesdienst" on "2. Advent" to "9 Uhr"
Change "Lesung" from "Frau Feurstein" to "Frau Moosbrugger"
> version im changelog ist 2.4.1, nicht 2.4.0, datum passt. unter Behoben fehlt noch "Absturz beim Drucken"
Change "version" from "2.4.0" to "2.4.1"
Add "Absturz beim Drucken" under "Behoben"
> Bei mir steht Hafer als Erstes im Futterplan, er soll aber ans Ende, und Heu ganz nach vorn.
Move "Hafer" to the end
Move "Heu" to the top
> Wir kriegen nun doch keine Gans. Statt Gans also Ente, Rotkohl und Klöße wie gehabt, und Bratensoße bitte 1,5 l
Replace "Gans" by "Ente"
Set "Bratensoße" to "1,5 l"
> Turmuhr-Dienst: im Juli ist nicht Kilian dran sondern Sepp. Im August dafür Kilian statt Sepp.
Change "Juli" from "Kilian" to "Sepp"
Change "August" from "Sepp" to "Kilian"
> sql: LIMIT 50 → LIMIT 200 und ORDER BY name → ORDER BY datum
Replace "LIMIT 50" by "LIMIT 200"
Replace "ORDER BY name" by "ORDER BY datum"
> Am Elternabend waren 19 Eltern anwesend, nicht 16; entschuldigt sind 3, das ist richtig. Protokollführerin war Frau Asmus.
Change "anwesend" from "16" to "19"
Set "Protokollführerin" to "Frau Asmus"
> Mein Mann nimmt die Blutdrucktablette jetzt morgens und nicht abends, und von den Tropfen 15 statt 20. Vitamin D wie bisher morgens.
Change "Blutdrucktablette" from "abends" to "morgens"
Change "Tropfen" from "20" to "15"
> pfad zum archiv ist nicht /srv/alt sondern /srv/archiv/2024. und bitte read_only an, also true
Change the path of "archiv" from "/srv/alt" to "/srv/archiv/2024"
Set "read_only" to "true"
> Hoi zäme, Gipfeli neu 1.60 statt 1.40, Weggli glych, und d Nussgipfel sind nüme im Sortiment, also use demit
Change the price of "Gipfeli" from "1.40" to "1.60"
Remove "Nussgipfel"
> gib dem Abschnitt Technik noch den Punkt "Beamer ausleihen (Theo)", und bei Deko müssen die Luftballons weg, schlecht für die Umwelt
Add "Beamer ausleihen (Theo)" under "Technik"
Remove "Luftballons"
> Bei Position 3 der Rechnung bitte 6 Stunden statt 5 Stunden, Stundensatz 62 Euro. Position 4 ist bezahlt, die bleibt aber stehen.
Change "Position 3" from "5 Stunden" to "6 Stunden"
Set "Stundensatz" to "62 Euro"
> Frage der Woche soll "Was ist Mut?" lauten, und den Abschnitt Witzecke bitte entfernen, der war geschmacklos
Set "Frage der Woche" to "Was ist Mut?"
Remove the section "Witzecke"
> Wegen Bauarbeiten hält die Linie 8 nicht am Rathaus. Also Haltestelle Rathaus aus dem Fahrplan, und Abfahrt Markt 6:58 statt 6:55.
Remove "Rathaus"
Change the departure of "Markt" from "6:55" to "6:58"
> Das Abendlied singen wir in G-Dur statt F-Dur, der Alt brummt sonst nur. Tempo auf 72, Text wie gehabt.
Change the key of "Abendlied" from "F-Dur" to "G-Dur"
Set "Tempo" to "72"
> Der Kleber Fix 20 ist ausgelistet, löschen. Fix 200 nicht löschen, den verkaufen wir wie blöd. Preis von Fix 200: 5,95
Remove "Fix 20"
Set the price of "Fix 200" to "5,95"
> Im Zoo haben die Reviere gewechselt: Eulen macht Dörte, Otter macht jetzt Enno statt Dörte. Die Bären hat weiter Malte.
Set "Eulen" to "Dörte"
Change "Otter" from "Dörte" to "Enno"
> kommentiere in der hosts die Zeile drucker-alt.intern aus und ändere 10.0.0.14 zu 10.0.0.41
Comment out "drucker-alt.intern"
Replace "10.0.0.14" by "10.0.0.41"
> Seit Neuestem leitet Frau Petrović die Bücherei, Herr Gold ist nur noch Stellvertreter.
Set the leader of "Bücherei" to "Frau Petrović"
Set "Stellvertreter" to "Herr Gold"
> autosave alle 5 min statt 15 min, und theme: dunkel. sprache ist schon deutsch
Change "autosave" from "15 min" to "5 min"
Set "theme" to "dunkel"
> Die Kapelle spielt zuerst den Marsch, dann die Polka, so steht's. Der Walzer wird aber gestrichen und als Zugabe kommt ganz ans Ende der Ländler.
Remove "Walzer"
Add "Ländler" at the end
> Nachtrag zum Mietvertrag: Tierhaltung erlaubt statt verboten, Kündigungsfrist 3 Monate wie gesetzlich, bisher stand 6 Monate
Change "Tierhaltung" from "verboten" to "erlaubt"
Change "Kündigungsfrist" from "6 Monate" to "3 Monate"
> Das Rezept soll für 6 Personen sein statt 4 Personen, also 750 g Nudeln statt 500 g. Salz nach Gefühl wie immer.
Replace "4 Personen" by "6 Personen"
Change "Nudeln" from "500 g" to "750 g"
> Meine Chefin will, dass "Kunde" in der Tabelle "Auftraggeber" heißt (nur die Spaltenüberschrift) und die Spalte "Notiz intern" ganz verschwindet.
Rename "Kunde" to "Auftraggeber"
Remove the column "Notiz intern"
> Die Zutat heißt Speisestärke, nicht Stärkemehl. Und vom Backpulver reicht 1 TL, da steht 2 TL.
Replace "Stärkemehl" by "Speisestärke"
Change "Backpulver" from "2 TL" to "1 TL"
> ich will die warnungen wieder haben!! also show_warnings nicht mehr auskommentiert, und warn_level auf 2
Uncomment "show_warnings"
Set "warn_level" to "2"
> Lieferant für Eier ist jetzt Hof Birnbaum; Mehl kommt weiter von der Mühle Asbeck. Und Eier kosten 0,38 statt 0,35
Set the supplier of "Eier" to "Hof Birnbaum"
Change the price of "Eier" from "0,35" to "0,38"
> TTL 300 statt 3600, mx1.posthorn.example durch mx2.posthorn.example ersetzen, TXT nicht anfassen
Change "TTL" from "3600" to "300"
Replace "mx1.posthorn.example" by "mx2.posthorn.example"
> Statt 250 ml Milch nimm 200 ml, und statt Vanillezucker eine Vanilleschote. Die 3 Eier sind genau richtig.
Change "Milch" from "250 ml" to "200 ml"
Replace "Vanillezucker" by "Vanilleschote"
> max_connections 200, idle_timeout von 60s auf 45s, statement_timeout lass auf 30s
Set "max_connections" to "200"
Change "idle_timeout" from "60s" to "45s"
> Für die Ersti-Tüte noch dazu: Kugelschreiber, 80 Stück. Und Traubenzucker, 160 Stück. Flyer liegen schon 80 drin.
Add "Kugelschreiber, 80 Stück"
Add "Traubenzucker, 160 Stück"
> Dorthin, wo Kartoffelsalat steht, kommt Nudelsalat, und der Preis ist dann 3,20 statt 2,90. Würstchen unverändert 2,50.
Replace "Kartoffelsalat" by "Nudelsalat"
Change the price of "Nudelsalat" from "2,90" to "3,20"
> der wecker in der automation soll 6:10 statt 6:25 und am wochenende 8:30, rollo bleibt 7:00
Change "wecker" from "6:25" to "6:10"
Set "wochenende" to "8:30"
> Blumenerde brauchen wir 5 Säcke und nicht bloß 3 Säcke. Rindenmulch 3 Säcke ist ok, aber Kalk ganz runter von der Liste.
Change "Blumenerde" from "3 Säcke" to "5 Säcke"
Remove "Kalk"
> Kontakt Schornsteinfeger: Jetzt 0555 440 17 und kehr@russfrei.example. Die Straße ist noch dieselbe, Haus 3.
Set the phone of "Schornsteinfeger" to "0555 440 17"
Set the email of "Schornsteinfeger" to "kehr@russfrei.example"
> Dass Benno die Kasse macht, stimmt nicht, das macht Birte. Und Birte macht nicht die Garderobe, das macht Benno.
Change "Kasse" from "Benno" to "Birte"
Change "Garderobe" from "Birte" to "Benno"
> Statt dienstags kommt der Gemüsekarren donnerstags, Start 9 Uhr wie gehabt, Ende jetzt 12 Uhr.
Change the day of "Gemüsekarren" from "dienstags" to "donnerstags"
Set the end of "Gemüsekarren" to "12 Uhr"
> "port = 5433" soll es heißen, da steht 5432, das ist die Testdatenbank. Und die Zeile mit sslmode auskommentieren.
Change "port" from "5432" to "5433"
Comment out "sslmode"
> feature_x wieder an (#weg), feature_y auskommentieren, feature_z nix machen
Uncomment "feature_x"
Comment out "feature_y"
> Hausmeisterwohnung: Kaltmiete jetzt 540 €, Nebenkosten 120 € wie bisher. Die Kaution bitte von 1.500 € auf 1.620 €.
Set "Kaltmiete" to "540 €"
Change "Kaution" from "1.500 €" to "1.620 €"
> Den Schlüssel hat jetzt Frau Nowotny, da steht im Aushang noch Herr Nowak. Ihre Nummer: 0555 602 11.
Replace "Herr Nowak" by "Frau Nowotny"
Set the phone of "Frau Nowotny" to "0555 602 11"
> Die Spalte Fax ist aus der Zeit gefallen, weg damit. Handy bitte in Mobil umbenennen, und Festnetz so lassen.
Remove the column "Fax"
Rename "Handy" to "Mobil"
> Moin, Fähre geht 15:40, nicht 15:10, und die Rückfähre 19:05. Überfahrt dauert wie immer 35 Minuten.
Change "Fähre" from "15:10" to "15:40"
Set "Rückfähre" to "19:05"
> Füg unter Getränke hinzu: Apfelschorle, 12 Flaschen. Wasser sind 24 Flaschen, das steht. Und die Cola kann weg.
Add "Apfelschorle, 12 Flaschen" under "Getränke"
Remove "Cola"
> Die Trompeten rücken auf Reihe 3, die Flöten gehen nach Reihe 1. Bisher: Trompeten Reihe 2, Flöten Reihe 3. Hörner sitzen gut.
Move "Trompeten" from "Reihe 2" to "Reihe 3"
Move "Flöten" from "Reihe 3" to "Reihe 1"
> 2 h Parken kosten jetzt 3 €, die Tageskarte kostet 9 € statt 8 €. 1 h ist immer noch 1,50 €.
Set the price of "2 h" to "3 €"
Change the price of "Tageskarte" from "8 €" to "9 €"
> Helfer Aufbau: 6 statt 4. Helfer Abbau: 4, das langt. Beginn Aufbau 7 Uhr, da stand 8 Uhr.
Change "Helfer Aufbau" from "4" to "6"
Change "Beginn Aufbau" from "8 Uhr" to "7 Uhr"
> Kurz: Kapitel 4 vor Kapitel 3. Und das Nachwort ans Ende. Kapitel 5 ist, wo es hingehört.
Move "Kapitel 4" before "Kapitel 3"
Move "Nachwort" to the end
> Sicherung nachts um 2:30 anstelle von 3:30, Aufbewahrung 21 Tage, da standen 14 Tage. Das Ziel /mnt/tresor stimmt noch.
Change "Sicherung" from "3:30" to "2:30"
Change "Aufbewahrung" from "14 Tage" to "21 Tage"
> Beim Basteln brauchen wir Tonpapier, 15 Bögen statt 10 Bögen, und zusätzlich Wackelaugen, 60 Stück. Scheren sind 10 da.
Change "Tonpapier" from "10 Bögen" to "15 Bögen"
Add "Wackelaugen, 60 Stück"
> Trainerin der U12 ist Leonie Stach geworden. Die U14 trainiert nach wie vor Ingo, und die U10 hat ab sofort keine Zeile mehr, die gibt es nicht.
Set the trainer of "U12" to "Leonie Stach"
Remove "U10"
> Eintritt frei? Von wegen! Erwachsene 5 € statt frei, Kinder weiterhin frei. Und schreibt 2 € Pfand pro Becher dazu.
Change "Erwachsene" from "frei" to "5 €"
Add "2 € Pfand pro Becher"
> Für den Kindergeburtstag ergänz bitte: Luftschlangen, 5 Päckchen; Kerzen, 8 Stück. 8 Kinder stehen schon auf der Liste.
Add "Luftschlangen, 5 Päckchen"
Add "Kerzen, 8 Stück"
> Verteiler: lehrer-alt@bergschule.example raus, kollegium@bergschule.example rein. sekretariat@bergschule.example nicht anfassen.
Remove "lehrer-alt@bergschule.example"
Add "kollegium@bergschule.example"
> 14,80 ist der Stundenlohn für Ferienjobber jetzt, Mindestalter 16 bleibt. Urlaubstage setz von 2 auf 3.
Set "Stundenlohn" to "14,80"
Change "Urlaubstage" from "2" to "3"
> Mist, doch wieder anders: Nicht Emma bringt den Grill, sondern Emil, und Emma bringt dafür die Kohle. Gurkensalat ist von Emily, den lass.
Change "Grill" from "Emma" to "Emil"
Set "Kohle" to "Emma"
> im .env: SMTP_HOST=mail.schiffer.example, SMTP_PORT 465 statt 587, SMTP_USER ist noch richtig
Set "SMTP_HOST" to "mail.schiffer.example"
Change "SMTP_PORT" from "587" to "465"
> Klausur Chemie Di 8:00 → Mi 9:40, Klausur Bio Do bleibt, Klausur Latein streichen (mündlich)
Change "Klausur Chemie" from "Di 8:00" to "Mi 9:40"
Remove "Klausur Latein"
> Schichtbeginn Backstube 3:00 statt 3:30, Verkauf 5:30 wie immer, und ganz oben bitte "Ofen 2 nicht benutzen" hinschreiben
Change "Backstube" from "3:30" to "3:00"
Add "Ofen 2 nicht benutzen" at the top
> Beim Tanzkurs hat sich Ulf abgemeldet, also Ulf raus, Ulfert nicht! Statt Özlem kommt Ayla, bezahlt sind die 35 € schon.
Remove "Ulf"
Replace "Özlem" by "Ayla"
> hi, im changelog unter Neu: "Export als PDF" dazu, unter Behoben: "Zeilenumbruch im Chat" dazu. version 3.1.0 bleibt
Add "Export als PDF" under "Neu"
Add "Zeilenumbruch im Chat" under "Behoben"
> Bitte schieben Sie die Mooskunde von Dienstag auf Donnerstag und die Pilzkunde von Donnerstag auf Dienstag, um 10 Uhr bleibt es bei beiden.
Move "Mooskunde" from "Dienstag" to "Donnerstag"
Move "Pilzkunde" from "Donnerstag" to "Dienstag"
> 'aktiv' in 'enabled' umbenennen und den Wert von nein auf ja, 'intervall' 15 lassen
Rename "aktiv" to "enabled"
Change "enabled" from "nein" to "ja"
> In die Fundkiste kommt heute: Regenschirm, 1 Stück, schwarz. Die Mütze mit Bommel wurde abgeholt, raus.
Add "Regenschirm, 1 Stück, schwarz"
Remove "Mütze mit Bommel"
> unsere gruppe 2 hat 11 kinder statt 10 und gruppe 3 hat 9 wie vorher, ach und erzieherin ronja kommt zu gruppe 2
Change "gruppe 2" from "10" to "11"
Add "erzieherin ronja" under "gruppe 2"
> An die Kollegin: Ihre Fahrt nach Bremen, 320 km statt 230 km. Die nach Kassel stimmt mit 230 km. Satz von 0,30 auf 0,38.
Change "Bremen" from "230 km" to "320 km"
Change "Satz" from "0,30" to "0,38"
> Das Geschenk für Papa hab ich schon, aus der Liste ist es raus. Für Mama schreib statt Schal Handschuhe, und für Oma dazu: Tee, 3 Dosen
Change "Mama" from "Schal" to "Handschuhe"
Add "Tee, 3 Dosen" under "Oma"
> Pos. 2 ist mit 1.250 € angesetzt, soll aber 1.520 € sein. Pos. 7 ist überhaupt falsch, raus. Pos. 3 mit 1.250 € ist gut.
Change "Pos. 2" from "1.250 €" to "1.520 €"
Remove "Pos. 7"
> Hinweis an die Küche: Laktosefrei sind 4 Essen, nicht 3; glutenfrei 2 wie gemeldet. Nachtisch: Grießbrei statt Götterspeise.
Change "Laktosefrei" from "3" to "4"
Change "Nachtisch" from "Götterspeise" to "Grießbrei"
> Ganz blöd: Es sind nicht die Stadtwerke, es ist der Messdienst, der da kommt. Und Zählerablesung am 4. Juli, nicht am 14. Juli.
Replace "Stadtwerke" by "Messdienst"
Change the date of "Zählerablesung" from "14. Juli" to "4. Juli"
> Tischkicker in den Jugendraum, Billard aber bitte in den Keller! Momentan steht beides beim Saal.
Move "Tischkicker" from "Saal" to "Jugendraum"
Move "Billard" from "Saal" to "Keller"
> Pfarrer Lück: Sprechstunde am 9. fällt weg, bitte löschen; Sprechstunde am 16. erst 16 Uhr statt 15 Uhr. Die am 23. bleibt 15 Uhr.
Remove "Sprechstunde am 9."
Change "Sprechstunde am 16." from "15 Uhr" to "16 Uhr"
> Wir spielen jetzt in h-Moll, in den Noten steht c-Moll. Der Takt bleibt 6/8, die Wiederholung fällt weg, also streichen.
Replace "c-Moll" by "h-Moll"
Remove "Wiederholung"
> Für die Waldwoche braucht jedes Kind Gummistiefel, Turnschuhe also durch Gummistiefel ersetzen, und wir nehmen Taschenmesser wieder aus der Liste.
Replace "Turnschuhe" by "Gummistiefel"
Remove "Taschenmesser"
> Pro Auto 4 Personen, wir sind 15, also Autos: 4 statt 3. Fahrer fehlt: Knut, bitte ergänzen.
Change "Autos" from "3" to "4"
Add "Knut" under "Fahrer"
`;
