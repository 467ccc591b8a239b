/** Requests in German that tick entries, or are about several files. */
export const ticksAndFilesInGerman = `
> der Transporter ist gebucht und die Kartons sind auch da, hak das mal in umzug.md ab. Halteverbot hab ich noch nicht beantragt
Tick "Transporter"
Tick "Kartons"
> Torte ist bestellt, kannst du bei der Hochzeitsliste abhaken.
Tick "Torte"
> Beim Elternverein sind "Hüpfburg reservieren" und "Zuckerwatte" erledigt. Die Versicherung wartet noch auf Rückruf.
Tick "Hüpfburg reservieren"
Tick "Zuckerwatte"
> Ich hab heute früh endlich die Steuerberaterin erreicht, der Punkt kann seinen Haken kriegen.
Tick "Steuerberaterin"
> Haken bei Ölwechsel bitte wieder wegmachen, die Werkstatt hat nur den Filter getauscht
Untick "Ölwechsel"
> Liebe Kollegin, die Einladungen sind raus und der Raum ist reserviert, bitte in der Checkliste für den Ehemaligentag vermerken.
Tick "Einladungen"
Tick "Raum"
> release.md: Changelog ist geschrieben, Tag noch nicht gesetzt. Also Changelog abhaken, und unten dran kommt noch "Docker-Image bauen"
Tick "Changelog"
Add "Docker-Image bauen" at the end
> Wir haben gestern das Gartentor gestrichen!!! Endlich, bitte als fertig markieren. Den Zaun machen wir im Mai.
Tick "Gartentor"
> Schlafsäcke gepackt, Kocher gepackt. Bei den Stirnlampen ist ein Haken, die liegen aber noch bei Timo, mach den da wieder raus
Tick "Schlafsäcke"
Tick "Kocher"
Untick "Stirnlampen"
> In aufgaben.md sind wir mit "Serverzertifikat erneuern" und "Testdaten löschen" durch, mit der Firewall nicht.
Tick "Serverzertifikat erneuern"
Tick "Testdaten löschen"
> Moin, Rettungswesten geprüft, Anker geprüft, Funkgerät noch nich. Bitte auf der Bootsliste ankreuzen
Tick "Rettungswesten"
Tick "Anker"
> Flecki hat die Wurmkur bekommen, kreuzen Sie das im Pflegeplan bitte an. Die Impfung ist erst nächsten Monat.
Tick "Wurmkur"
> Frau Ostermeier hat den Schlüssel abgegeben, die Schlüsselübergabe ist damit durch. Die Zählerstände streich ganz, die liest der Vermieter selber ab.
Tick "Schlüsselübergabe"
Remove "Zählerstände"
> das vokabelheft hab ich doch nicht gemacht, mach das kästchen wieder leer. aufsatz ist dafür fertig
Untick "vokabelheft"
Tick "aufsatz"
> Bühnenbild: Wald ist gemalt, Burg ist gemalt, nur der Mond fehlt. Hak ab, was fertig ist.
Tick "Wald"
Tick "Burg"
> In allen Kursblättern steht noch die Turnhalle Süd, wir sind jetzt in der Turnhalle Mitte. Nur im Archiv bleibt es, wie es war.
Replace "Turnhalle Süd" by "Turnhalle Mitte"
> Unsere Telefonnummer ist neu, 0555 20 440 statt 0555 20 404. Bitte auf allen Seiten, bloß im Impressum nicht, das hab ich schon.
Replace "0555 20 404" by "0555 20 440"
> timeout von 20 auf 45, in allen configs außer test.ini
Change "timeout" from "20" to "45"
> Herr Kuczinski schreibt sich mit y, also Kuczynski. In drei Protokollen steht es falsch, bitte in jedem ändern.
Replace "Kuczinski" by "Kuczynski"
> In dienstplan-mai.csv und dienstplan-juni.csv soll die Spalte "Kürzel" raus. Im Juli-Plan brauchen wir sie noch.
Remove the column "Kürzel"
> Der Brunnenhof heißt seit der Fusion "Hof am Park", ändern Sie das bitte in sämtlichen Vorlagen, aber nicht in den alten Verträgen.
Replace "Brunnenhof" by "Hof am Park"
> Ans Ende jeder Rezeptdatei bitte "Für 4 Personen" schreiben, nur bei der Hochzeitstorte nicht
Add "Für 4 Personen" at the end
> In allen READMEs den Abschnitt "Build-Status" löschen, den Dienst gibt's nicht mehr. legacy/ in Ruhe lassen.
Remove the section "Build-Status"
> log_level soll überall warn sein, in dev.yaml bleibt debug
Set "log_level" to "warn"
> Die Überschrift "Ansprechpartner" in Flyer, Aushang und Webseite bitte zu "Ansprechperson" machen. Die Satzung ändern wir erst auf der Versammlung.
Rename "Ansprechpartner" to "Ansprechperson"
> das feld plz heißt ab heute postleitzahl, in kunden.json und lieferanten.json, in export.json noch nicht
Rename the field "plz" to "postleitzahl"
> In allen drei Preislisten muss die Butterbrezel auf 1,60 €, das Mehl ist teurer geworden.
Set the price of "Butterbrezel" to "1,60 €"
> Alles von der Spedition Gründel muss aus den Tourenlisten, und zwar aus allen bis auf die vom letzten Jahr.
Remove all "Spedition Gründel" lines
> Die Miete fürs Vereinsheim beträgt jetzt 85 Euro (bisher 70 Euro), das steht in hausordnung.md und in vermietung.md. In den Protokollen nichts rückwirkend ändern!
Change "Miete" from "70 Euro" to "85 Euro"
> Überall wo noch http://orgel-freunde.example steht, bitte https://orgelfreunde.example rein, ausgenommen die Festschrift, die ist gedruckt
Replace "http://orgel-freunde.example" by "https://orgelfreunde.example"
> Nimm Familie Wachtel aus warteliste.csv und setz sie in belegt.csv, eine Parzelle ist frei geworden
Move "Familie Wachtel" from "warteliste.csv" to "belegt.csv"
> "Dachrinne reinigen" haben wir hinter uns, gehört also von offen.md nach erledigt.md
Move "Dachrinne reinigen" from "offen.md" to "erledigt.md"
> Der Akkuschrauber ist wieder heil, verschieb ihn bitte von reparatur.csv nach werkzeug.csv. Die Stichsäge ist noch dort.
Move "Akkuschrauber" from "reparatur.csv" to "werkzeug.csv"
> Janne Oltmanns hat den Probemonat rum und will bleiben: aus probe.txt raus, in mitglieder.txt rein.
Move "Janne Oltmanns" from "probe.txt" to "mitglieder.txt"
> Das Lesezelt ist beschlossen! Es wandert von ideen.md nach programm.md, dafür fliegt aus programm.md die Lesenacht raus.
Move "Lesezelt" from "ideen.md" to "programm.md"
Remove "Lesenacht" from "programm.md"
> Hallo, die Tomate "Gelbe Birne" ist geliefert worden. In bestellen.csv braucht sie keiner mehr, sie soll in lager.csv stehen.
Move "Gelbe Birne" from "bestellen.csv" to "lager.csv"
> #212 von sprint-8.md nach sprint-9.md schieben, #215 auch. #218 schaffen wir noch
Move "#212" from "sprint-8.md" to "sprint-9.md"
Move "#215" from "sprint-8.md" to "sprint-9.md"
> Frau Liebscher wechselt in die Donnerstagsgruppe, also von dienstag.txt zu donnerstag.txt bitte. Herr Lieberz kommt weiter dienstags.
Move "Frau Liebscher" from "dienstag.txt" to "donnerstag.txt"
> die Sonatine kann ich auswendig, pack sie von ueben.md in repertoire.md
Move "Sonatine" from "ueben.md" to "repertoire.md"
> Schreib "Parkplatz gesperrt bis 30. September" sowohl in aushang.md als auch in newsletter.md, jeweils ganz oben.
Add "Parkplatz gesperrt bis 30. September" at the top
> Neue Kollegin: Smilla Haug. Sie muss in team.md und in verteiler.txt. Im Urlaubsplan steht sie schon.
Add "Smilla Haug"
> .DS_Store fehlt in beiden Dateien, also in .gitignore und .dockerignore
Add ".DS_Store"
> Auf einkaufsliste.txt kommen Teelichter, auf aufgaben.txt "Kürbisse aushöhlen".
Add "Teelichter" to "einkaufsliste.txt"
Add "Kürbisse aushöhlen" to "aufgaben.txt"
> Wir haben ein neues Pony! Trag in pferde.csv "Lakritz, Stute, 6 Jahre" ein und in futter.md "Lakritz: nur Heu"
Add "Lakritz, Stute, 6 Jahre" to "pferde.csv"
Add "Lakritz: nur Heu" to "futter.md"
> neue Meldung: texte_de.properties kriegt save=Speichern und texte_nl.properties save=Opslaan, bitte beides anfügen
Add "save=Speichern" to "texte_de.properties"
Add "save=Opslaan" to "texte_nl.properties"
`;
