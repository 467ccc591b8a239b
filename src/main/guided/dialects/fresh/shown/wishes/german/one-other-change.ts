/** Requests in German with one change that is no value. */
export const oneOtherChangeInGerman = `
> Könnten im Putzplan Lene und Torben tauschen? Sie hat sich den Arm gebrochen und kann keine Böden wischen. Den Flur macht weiter Ines.
Swap "Lene" and "Torben"
> Unser Kassenwart heißt Jürgen Paulsen, nicht Paulson, das steht an mehreren Stellen falsch in der Satzung.
Replace "Paulson" by "Paulsen"
> Der Verein hat sich aufgelöst, nimm also bitte sämtliche Spiele der Roten Füchse aus dem Spielplan.
Remove all of "Roten Füchse"
> Hallo, die Sicherung um Mitternacht in der crontab bitte auskommentieren, der Server schafft das gerade nicht; die mittags läuft weiter.
Comment out "die Sicherung um Mitternacht"
> Yoga und Zeichnen haben die Räume getauscht, weil der Boden im Atelier zu kalt ist. Trag das mal im Kursplan ein.
Swap the rooms of "Yoga" and "Zeichnen"
> Vor "Teig ruhen lassen" gehört noch "Hefe auflösen". Das Salz bleibt drin, auch wenn Oma meckert.
Add "Hefe auflösen" before "Teig ruhen lassen"
> Überall, wo info@waldhof.example steht, muss kontakt@waldhof.example hin, die alte Adresse geht nicht mehr.
Replace "info@waldhof.example" by "kontakt@waldhof.example"
> Wir haben uns vertan, bei Familie Brehm und Familie Coskun sind im Sitzplan die Tische vertauscht. Dreh das bitte um, die anderen sitzen richtig.
Swap the tables of "Familie Brehm" and "Familie Coskun"
> nimm alles von den Grauen Möwen aus liste.txt raus, ich kann sie nicht mehr hören
Remove all of "Grauen Möwen"
> In der Packliste fehlt die Stirnlampe. Der Schlafsack ist schon drin, den hab ich selber abgehakt.
Add "Stirnlampe"
> Könnten Sie im Protokoll bitte "Herr Dr. Lembke" durch "Frau Dr. Lembke" ersetzen? Das ist mir wirklich peinlich.
Replace "Herr Dr. Lembke" by "Frau Dr. Lembke"
> Hab bei den Kontakten Familie Ott und Familie Otten verwechselt, die Telefonnummern müssen genau andersrum sein. Die E-Mails stimmen.
Swap the phones of "Familie Ott" and "Familie Otten"
> Liebe Redaktion, in der zweiten Strophe muss es "Winde" heißen und nicht "Wände". Der Refrain ist wunderschön, bitte nichts daran machen.
Replace "Wände" by "Winde"
> Ich bin nicht gut in Deutsch, sorry. Bitte die Name von meine Tochter ist Amira und nicht Amina, in Klassenliste.
Replace "Amina" by "Amira"
> Panna cotta soll in der Karte vor Rote Grütze stehen, sonst bestellt die keiner. Preise unverändert.
Move "Panna cotta" before "Rote Grütze"
> Unsere Tenöre sind wieder zu viert: Lorenz singt ab jetzt Tenor und nicht mehr Bass. Aloys bleibt beim Bass.
Move "Lorenz" from "Bass" to "Tenor"
> Emil macht Vulkane und Jonte macht Gletscher, im Referatsplan steht es genau verkehrt herum.
Swap the topics of "Emil" and "Jonte"
> Frau Winkelried hat geheiratet und heisst neu Frau Bürgi. Bitte überall anpassen, die Mailadresse lautet aber weiterhin winkelried@dorfladen.example.
Replace "Frau Winkelried" by "Frau Bürgi"
> Aus der Teilnehmerliste kann Hilde raus, sie hat abgesagt. Nein halt, nicht Hilde, sondern Hilda! Hilde kommt.
Remove "Hilda"
> die funktion berechneSumme soll summeBrutto heißen. testfunktionen nicht umbenennen
Rename "berechneSumme" to "summeBrutto"
> Mit Holz-Hagedorn haben wir gebrochen, alle Zeilen von Holz-Hagedorn sollen raus aus der Bestellliste. Holz-Hagen liefert weiter.
Remove all of "Holz-Hagedorn"
> Solche Passwörter gehören da nicht hinein, nehmen Sie den ganzen Abschnitt "Zugänge" aus der README. Die Installation kann stehen bleiben.
Remove the section "Zugänge"
> "Erste-Hilfe-Kasten prüfen" soll von Freitag nach Montag rutschen, die Apotheke liefert freitags nicht
Move "Erste-Hilfe-Kasten prüfen" from "Freitag" to "Montag"
> Unsere Adresse im Briefkopf stimmt nicht mehr: wir sind von der Hafenstraße 2 in die Speichergasse 17 gezogen.
Replace "Hafenstraße 2" by "Speichergasse 17"
> Im Sitzplan haben Sie Oma Gerda neben Onkel Viktor gesetzt, das geht nicht gut. Oma Gerda bitte von Tisch 2 an Tisch 5.
Move "Oma Gerda" from "Tisch 2" to "Tisch 5"
> Tippfehler im Flyer: "Herbtsmarkt" soll "Herbstmarkt" heißen, kommt dreimal vor
Replace "Herbtsmarkt" by "Herbstmarkt"
> Unter "Probe am Mittwoch" bitte noch dazuschreiben: Noten für Stück 3 mitbringen
Add "Noten für Stück 3 mitbringen" under "Probe am Mittwoch"
> Bitte die Zeile mit dem defekten Gerät raus, also "Drucker Keller". "Drucker Büro" funktioniert einwandfrei.
Remove "Drucker Keller"
> Die Trikotnummern von Tarek und Levin sind vertauscht, dreh die um. Nils behält die 4.
Swap the numbers of "Tarek" and "Levin"
> Den Teil "Mitwirkende" bitte ans Ende der README, bisher war Lizenz ganz hinten
Move "Mitwirkende" to the end
> hey kannst du mia und mika in der gruppeneinteilung tauschen? nicht mit mias verwechseln der is richtig
Swap "mia" and "mika"
> Unter "Allergene" fehlt Sellerie. Senf steht da, das passt.
Add "Sellerie" under "Allergene"
> Im Ablauf gehört die Begrüßung vor das Eröffnungslied, nicht dahinter. Wer plant denn sowas?
Move "Begrüßung" before "Eröffnungslied"
> Bitte "Mit freundlichen Grüßen" durch "Herzliche Grüße" ersetzen, man kennt sich ja. Die Unterschrift bleibt.
Replace "Mit freundlichen Grüßen" by "Herzliche Grüße"
> Die Physiotherapie am 6. November löschen Sie bitte, die Praxis hat Urlaub. Den Termin am 13. November nehme ich noch wahr.
Remove "Physiotherapie am 6. November"
> tausch mal im stundenplan mathe und sport, nach sport schläft die halbe klasse
Swap "mathe" and "sport"
> Mir fällt auf, dass unser Hausmeister noch als "Hr. Brugger sen." drinsteht, es ist längst der Junior: "Hr. Brugger jun."
Replace "Hr. Brugger sen." by "Hr. Brugger jun."
> in der lagerliste die winterdecken von schlafzimmer zu dachboden schieben, unterm bett war kein platz mehr
Move "winterdecken" from "schlafzimmer" to "dachboden"
> Schreib nach "Kartoffeln schälen" noch hin: in Salzwasser 20 Minuten kochen. Danach geht's weiter wie es ist.
Add "in Salzwasser 20 Minuten kochen" after "Kartoffeln schälen"
> Nehmt mich bitte aus dem Verteiler, also ruth.lang@ostwind.example. Meine Schwester ruth.lange@ostwind.example will drinbleiben.
Remove "ruth.lang@ostwind.example"
> unter Malern fehlt noch abdeckfolie, 3 rollen, pinsel sind genug da (9 stück)
Add "abdeckfolie, 3 rollen" under "Malern"
> Mit dem Getränkehof Lauterbach sind wir durch. Alles von Lauterbach raus aus der Lieferantenliste, der Lautenschläger bleibt uns erhalten.
Remove all of "Lauterbach"
> Nicht Zimmer 208, sondern Zimmer 280 hat das Seeblickbett. Zimmer 218 ist und bleibt ein Einzelzimmer.
Replace "Zimmer 208" by "Zimmer 280"
> Bitte tauschen Sie die Redezeiten von Frau Abendroth und Herrn Morgenstern, er muss um 11 Uhr zum Zug.
Swap the speaking times of "Frau Abendroth" and "Herrn Morgenstern"
> In Zelt 7 schlafen jetzt die Wölfe und in Zelt 2 die Biber, im Lagerplan steht es umgekehrt. Zelt 5 stimmt.
Swap "Wölfe" and "Biber"
> meine neue mail: juttaweiss@tannenhof.example, die alte jutta.w@fernpost.example gibts nicht mehr. nummer is noch die 0555 310 44
Replace "jutta.w@fernpost.example" by "juttaweiss@tannenhof.example"
> Streich den Punkt Sonstiges. Nein, lass ihn, streich Verschiedenes, Sonstiges brauchen wir noch.
Remove "Verschiedenes"
> Saal Ost hat die Lesung, Saal West den Workshop. So gehört's; ihr habt die Säle der beiden vertauscht.
Swap the rooms of "Lesung" and "Workshop"
> Die Firma heißt jetzt Zirbelwerk Solar GmbH, früher Zirbelwerk Energie GmbH. Die Kundennummer 20441 ist die gleiche.
Replace "Zirbelwerk Energie GmbH" by "Zirbelwerk Solar GmbH"
> Hochzeit! Tante Roswitha an Tisch 4, Moment, da sitzt ja ihr Ex, also an Tisch 6. Bisher war sie an Tisch 1.
Move "Tante Roswitha" from "Tisch 1" to "Tisch 6"
> Ganz nach oben in die Notfallliste gehört: Wasser abdrehen. Die übrigen 7 Schritte rutschen halt runter.
Add "Wasser abdrehen" at the top
> Zwiebelkuchen heißt die Suppe des Tages bestimmt nicht, sondern Zwiebelsuppe! Preis 4,60 passt.
Replace "Zwiebelkuchen" by "Zwiebelsuppe"
> alles vom alten anbieter Kabelfix aus der preisübersicht löschen pls, Kabelfuchs ist der neue
Remove all of "Kabelfix"
> Die Überschrift Termine ist mir zu knapp, nenn sie Termine im Frühjahr. Die Überschrift Termine im Herbst nicht anrühren.
Rename "Termine" to "Termine im Frühjahr"
> Sie haben mich unter Vegetarisch eingetragen, ich esse aber vegan. Also Wenzel bitte von Vegetarisch zu Vegan, meine Frau ist richtig bei Vegetarisch.
Move "Wenzel" from "Vegetarisch" to "Vegan"
> Die Dorfchronik sagt 1862, richtig ist 1826, so steht es am Portal. Die Renovierung 1926 stimmt.
Replace "1862" by "1826"
> Vor "Teig ausrollen" gehört "30 Minuten kalt stellen", sonst klebt der. Backen 12 Minuten ist okay.
Add "30 Minuten kalt stellen" before "Teig ausrollen"
> Ich heiße Jelena Horvat, nicht Helena Horvat, bitte in alle Listen. Geburtstag 4.4. ist richtig geschrieben.
Replace "Helena Horvat" by "Jelena Horvat"
> kannst du den absatz über cookies rausnehmen und den über cookie-alternativen drin lassen? abschnitt heißt einfach Cookies
Remove the section "Cookies"
> Grundschule Am Wehr: Klasse 3b geht in den Werkraum und Klasse 3a in die Küche. Das ist im Projekttag falsch rum. 3c passt.
Swap the places of "3b" and "3a"
> Wir feiern 75 Jahre Sängerbund, im Flyer steht noch 70 Jahre Sängerbund. Die 70 Sänger auf dem Foto stimmen zufällig auch.
Replace "70 Jahre Sängerbund" by "75 Jahre Sängerbund"
> Die Waschmaschine im Keller links gehört Partei 3, die rechts Partei 5, das ist im Waschplan vertauscht.
Swap "Partei 3" and "Partei 5"
> Alle Einträge von Dr. Zeisig bitte aus dem Terminbuch nehmen, sie ist in Rente. Die von Dr. Zeise bleiben, auch der am 14.
Remove all of "Dr. Zeisig"
> Mit "Sehr geehrte Damen und Herren" fängt bei uns kein Brief mehr an, sondern mit "Guten Tag". Bitte austauschen.
Replace "Sehr geehrte Damen und Herren" by "Guten Tag"
> Aus Gruppe Blau in Gruppe Gelb wechselt Mattis. Matti bleibt blau, die zwei verwechselt sogar die Trainerin.
Move "Mattis" from "Blau" to "Gelb"
> Unser Hund heißt Rasko, im Impfpass-Zettel steht Rasco. Die Chipnummer mit der 0815 am Schluss ist korrekt.
Replace "Rasco" by "Rasko"
> Das Klapprad mit der Rahmennummer 6613 ist verkauft und gehört raus, das Lastenrad mit 6631 steht noch im Schuppen.
Remove "Klapprad"
> Alle Zeilen von Kfz-Meister Drossler bitte löschen, der Betrieb ist insolvent. Drosselweg als Straße darf selbstverständlich stehenbleiben.
Remove all of "Drossler"
> Punkt 5 und Punkt 6 haben die Reihenfolge getauscht, bitte nachziehen. Punkt 4 bleibt davor.
Swap "Punkt 5" and "Punkt 6"
> Die Gläser gehören ins Regal C, oder nein, in den Schrank D, im Regal A (wo sie jetzt stehen) fallen sie um.
Move "Gläser" from "Regal A" to "Schrank D"
> Wir haben den Verein umbenannt, aus Turnerbund wird Turngemeinde. Nur das Wort Turnerbundhalle soll so bleiben.
Replace "Turnerbund" by "Turngemeinde"
> Hier die Daten fürs Adressbuch: Simone Kreutz, simone.kreutz@lerchenau.example, vorher stand simone.krentz@lerchenau.example, das war ein Lesefehler.
Replace "simone.krentz@lerchenau.example" by "simone.kreutz@lerchenau.example"
> Bei den Betten habe ich es falsch notiert: Theodor hat das obere, Leopold das untere. Vinzenz schläft im Einzelbett.
Swap the beds of "Theodor" and "Leopold"
> Oh je, meine Tochter hat gesehen: Es heißt nicht "seit dem", sondern "seitdem", im ganzen Gedicht. Die Überschrift ist okay.
Replace "seit dem" by "seitdem"
> Nimm den ganzen Teil "Corona-Regeln" weg, ist doch Jahre her. "Hausregeln" 1 bis 9 bleiben
Remove the section "Corona-Regeln"
> Zimmer 4 Doppel, Zimmer 5 Einzel: genau so gehört's, eure Tabelle hat das verdreht. Zimmer 6 Doppel ist korrekt.
Swap the types of "Zimmer 4" and "Zimmer 5"
> Nicht die Freiwillige Feuerwehr Ahlbach rückt an, sondern die Freiwillige Feuerwehr Ahlbeck. Notruf 112, logisch.
Replace "Freiwillige Feuerwehr Ahlbach" by "Freiwillige Feuerwehr Ahlbeck"
> Dreh die Reihenfolge von Nachspeise und Käse um, bei uns kommt erst der Käse. Vorspeise vorne lassen.
Swap "Nachspeise" and "Käse"
> Kannst du mal den Chat-Bot-Namen Fips durch Flitz austauschen? In der Doku taucht er oft auf. Port 8088 geht so.
Replace "Fips" by "Flitz"
> Spiel 1 pfeift Jannick, Spiel 2 Cedric, so ist das abgemacht. Ihr habt beide Schiris vertauscht.
Swap the referees of "Spiel 1" and "Spiel 2"
> Bei den Zutaten muss Zimt, 1 Prise, noch ans Ende. 2 Prisen Salz sind schon oben drin.
Add "Zimt, 1 Prise" at the end
> Bei uns in der Tierpension wird Dackel Waldi jetzt 2x gefüttert und Dogge Duke 3x, umgekehrt zum Plan. Kater Nero 2x.
Swap the feedings of "Dackel Waldi" and "Dogge Duke"
> Wir gehen doch nicht in die Pizzeria Vesuvio, wir gehen in den Gasthof Lamm. Tisch für 12 um 19 Uhr steht.
Replace "Pizzeria Vesuvio" by "Gasthof Lamm"
> Alles rund um den Gast Zerbst (3 Einträge) raus, Zerbes behalten wir mit seinen 2 Einträgen.
Remove all of "Zerbst"
> Alte Domain rosenberg-alt.example raus, neue Domain gartenrosen.example rein, bitte in jeder Zeile. Ports 80 und 443 so lassen.
Replace "rosenberg-alt.example" by "gartenrosen.example"
> Opa möchte, dass das Kapitel über die Flucht vor dem über die Schule kommt. Kapitel heißen "Flucht 1946" und "Schule 1944".
Move "Flucht 1946" before "Schule 1944"
> Es muss heißen: Pilz-Risotto, 11,90. Da steht Erbsen-Risotto, 11,90. Kürbis-Risotto hat einen anderen Preis, 12,40, der ist ok.
Replace "Erbsen-Risotto" by "Pilz-Risotto"
`;
