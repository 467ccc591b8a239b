/** Requests in German with one value. */
export const oneValueInGerman = `
> In Zimmer 7 wohnt jetzt Frau Adler statt Herr Brandt, bitte in der Belegung ändern. Zimmer 8 stimmt.
Change "Zimmer 7" from "Herr Brandt" to "Frau Adler"
> Chorprobe donnerstags jetzt Beginn 19:30 statt 20:00, die am Montag bleibt
Change the start of the "Chorprobe" on "donnerstags" from "20:00" to "19:30"
> Das Sommerfest ist vom 7. Juni auf den 14. Juni verschoben worden, wegen der Baustelle vorm Vereinsheim. Uhrzeit wie gehabt.
Change the date of the "Sommerfest" from "7. Juni" to "14. Juni"
> Warum steht Henning immer noch als Trainer der U10 drin? Das macht seit Ostern Svea! Bei der U12 bleibt Henning.
Change the trainer of "U10" from "Henning" to "Svea"
> Mats hat am 3. März Geburtstag und nicht am 13. März, bitte im Kalender berichtigen, danke dir!
Change the birthday of "Mats" from "13. März" to "3. März"
> Der Ansprechpartner fürs Lager ist seit gestern Herr Wolny; Herr Kaminski ist in Rente gegangen und wir haben noch Kuchen übrig.
Change the contact of "Lager" from "Herr Kaminski" to "Herr Wolny"
> Der Müll ist ab sofort nicht mehr Kims Aufgabe, das übernimmt Thea. Kim macht aber weiter die Pflanzen.
Change "Müll" from "Kim" to "Thea"
> Die Werkstatt hat angerufen: Fahrrad von Nele ist fertig, Status also auf abholbereit. Das von Ole bleibt in Arbeit.
Set the status of "Fahrrad von Nele" to "abholbereit"
> timeout im Abschnitt upload: 120. im Abschnitt download nix ändern bitte
Set "timeout" under "upload" to "120"
> Seit Montag ist die Abfahrt von Bus 15 um 7:12, es steht noch 7:05 im Aushang, das verwirrt die Eltern.
Change the departure of "Bus 15" from "7:05" to "7:12"
> Grüezi, in der Mitgliederliste stimmt die Strasse von Reto Imboden nicht mehr, er wohnt neu an der Kirchgasse 11. Seine Natelnummer ist gleich geblieben.
Set the address of "Reto Imboden" to "Kirchgasse 11"
> Wieso steht im Fahrdienst am Dienstag immer noch Herr Wessel? Das fährt seit Wochen Frau Kling! Am Freitag fährt er weiterhin.
Change "Dienstag" from "Herr Wessel" to "Frau Kling"
> Wir sind am Samstag jetzt 26 Leute, also 26 Gedecke statt 22. An 4 Tischen bleibt es.
Change the number of "Gedecke" on "Samstag" from "22" to "26"
> Schwester Annegret hat am 24. Nachtdienst statt Spätdienst. Am 25. hat sie frei, das steht schon richtig.
Change "Schwester Annegret" on "24." from "Spätdienst" to "Nachtdienst"
> Hallöchen, der Impftermin von Kater Mogli war für den 9. Februar eingetragen, den hat die Tierärztin auf den 23. Februar gelegt. Hündin Frieda geht wie geplant am 9. Februar.
Change the date of the "Impftermin von Kater Mogli" from "9. Februar" to "23. Februar"
> Am Rosenmontag ist das Lokal zu, der Stammtisch wandert also vom 3.3. auf den 10.3., Beginn wie immer 19 Uhr.
Change the date of the "Stammtisch" from "3.3." to "10.3."
> Versicherungsnummer im Schreiben ist 77-4410-9, ich hatte die vom alten Auto drin. Kennzeichen ist schon das neue.
Set "Versicherungsnummer" to "77-4410-9"
> Der cronjob mailabruf läuft mir zu oft, bitte auf */10 stellen, der spamfilter bleibt bei */5
Set "mailabruf" to "*/10"
> Garten: Tomaten erst am 15. Mai raus, nicht schon am 5. Mai, wir hatten letztes Jahr Frost. Möhren bleiben beim 5. Mai.
Change the date of "Tomaten" from "5. Mai" to "15. Mai"
> Weil wir 61 Kinder sind und das Einsteigen dauert, ist die Abfahrt 8:20 statt 8:45. Rückkehr unverändert 17 Uhr.
Change "Abfahrt" from "8:45" to "8:20"
> Ändere bitte die Note von Pia in Mathe auf 2+, in Physik steht die 3 schon richtig
Set the grade of "Pia" in "Mathe" to "2+"
> Hauptgang ist Hirschgulasch und nicht Rehragout, der Jäger hat nix geschossen. Beilagen passen.
Change "Hauptgang" from "Rehragout" to "Hirschgulasch"
> Die Miete für den Proberaum ist mit Jänner auf 310 € gestiegen, vorher 285 €. Strom zahlen wir weiter 40 €.
Change "Miete" from "285 €" to "310 €"
> Der Kurs "Fotografie für Einsteiger" ist voll! Der andere, "Fotografie für Fortgeschrittene", hat noch Platz. Bitte beim ersten den Status auf ausgebucht.
Set the status of "Fotografie für Einsteiger" to "ausgebucht"
> Anna Feld ist umgezogen, Anna Felder nicht!! Anna Feld: Mühlgasse 4, 2. Stock
Set the address of "Anna Feld" to "Mühlgasse 4, 2. Stock"
> Der Verbandskasten ist nicht mehr im Flur, er hängt jetzt in der Werkstatt. Der Feuerlöscher hängt noch im Flur.
Change the place of "Verbandskasten" from "Flur" to "Werkstatt"
> Ich finde ja, dass der Käsekuchen gestern etwas trocken war. Schreiben Sie doch bitte 45 Minuten Backzeit statt 60 Minuten hinein; die 4 Eier reichen.
Change "Backzeit" from "60 Minuten" to "45 Minuten"
> Das Kontingent im Hotel Seeblick ist auf 22 Zimmer erhöht worden, waren 18 Zimmer. Hotel Seerose bleibt bei 18.
Change "Hotel Seeblick" from "18 Zimmer" to "22 Zimmer"
> Die Notfallnummer auf dem Aushang ist falsch!! 0555 9090, nicht 0555 9009. Das muss heute noch stimmen.
Change "Notfallnummer" from "0555 9009" to "0555 9090"
> Der Kiosk macht jetzt erst um 21:00 zu, so wie das Freibad auch, da steht noch 19:00.
Change the end of "Kiosk" from "19:00" to "21:00"
> Marie bringt zum Sommerfest doch keine Muffins sondern Brezeln mit, Oskar seine Muffins bleiben auf der Liste
Change "Marie" from "Muffins" to "Brezeln"
> Das Ferienhaus ist vom 12. bis 26. Juli gebucht, nicht vom 5. bis 19. Juli, ein Kollege hat mit mir getauscht.
Change the date of the "Ferienhaus" from "5. bis 19. Juli" to "12. bis 26. Juli"
> Hr. Öztürk ab sofort Schicht C (bisher Schicht A). Hr. Öztoprak bleibt Schicht A!
Change "Hr. Öztürk" from "Schicht A" to "Schicht C"
> Ach herrje, der Geburtstagskalender: Urs hat am 30. April, nicht am 13. April. Ursina stimmt.
Change the birthday of "Urs" from "13. April" to "30. April"
> Unser neuer Zivi heißt Jakob Prantl, im Dienstplan steht bei Zivi noch N.N.
Change "Zivi" from "N.N." to "Jakob Prantl"
> Rückgabe der Bücherkiste: 17.10. Im Kalender steht 10.10., da sind aber Ferien
Change the date of "Rückgabe der Bücherkiste" from "10.10." to "17.10."
> In Raum Amsel passen laut Brandschutz nur 24 Personen, nicht 40 Personen. Raum Drossel darf 40.
Change "Raum Amsel" from "40 Personen" to "24 Personen"
> Sorry nochmal ich: Kaution ist 150 €, ach nein, 180 €. Miete pro Tag so lassen, 45 €.
Set "Kaution" to "180 €"
> Der Ficus wird 1x pro Woche gegossen, nicht 2x pro Woche, er fault schon. Orchidee 1x ist ok.
Change "Ficus" from "2x pro Woche" to "1x pro Woche"
> Kühlschrank 2 darf laut Amt höchstens 5 °C haben, da steht noch 8 °C. Bei Kühlschrank 1 (Getränke) bleiben 8 °C.
Change "Kühlschrank 2" from "8 °C" to "5 °C"
> Zu viele Leute heißen hier Maier: "Maier, Sonja" bekommt Spind 31, "Maier, Sophia" hat Spind 13 schon.
Set "Maier, Sonja" to "Spind 31"
> Pfingstwanderung: Treffpunkt ist der Parkplatz Schleuse und nicht der Bahnhof. Geführt wird sie wie geplant von Traudl.
Change the meeting point of "Pfingstwanderung" from "Bahnhof" to "Parkplatz Schleuse"
> Kollegin Brezina hat jetzt die Durchwahl 27, nur die Durchwahl! Ihr Zimmer ist weiterhin 14.
Set the extension of "Brezina" to "27"
> Ostermontag machen wir doch auf. Also geschlossen beim Ostermontag durch 11 bis 17 Uhr ersetzen, Karfreitag bleibt geschlossen.
Change "Ostermontag" from "geschlossen" to "11 bis 17 Uhr"
> Finja hat drei Punkte dazubekommen und steht jetzt bei 27 statt 24. Bei Ronja ist nichts passiert.
Change the points of "Finja" from "24" to "27"
> Das Spendenziel von 8.000 € ist erreicht, neues Ziel sind 12.000 €. Das Konto ist dasselbe.
Change "Spendenziel" from "8.000 €" to "12.000 €"
> Türcode ist jetzt 4471. Alarmcode bleibt 4417, nicht verwechseln wie letztes Mal!
Set "Türcode" to "4471"
> In der Einladung steht Fest am 20. September und Anmeldung bis 1. September. Fest stimmt, Anmeldung geht aber bis 8. September.
Change "Anmeldung" from "1. September" to "8. September"
> Am Bachrain 6 wohnt jetzt die Familie Sedlmayr, im Adressheft steht sie noch mit Postweg 19.
Change the address of "Familie Sedlmayr" from "Postweg 19" to "Am Bachrain 6"
> 22,50 kostet der Ölwechsel fürs Moped neuerdings, die Inspektion kostet weiter 48.
Set the price of "Ölwechsel fürs Moped" to "22,50"
> Die Chorprobe ist jetzt um 20 Uhr, ach Quatsch, um 19:45, die Kirche macht ja früher zu. Einlass bleibt 19:30.
Set the time of "Chorprobe" to "19:45"
> Wir sind zu neunt statt zu siebt, also im Picknickplan 9 Decken statt 7. Die 2 Körbe reichen trotzdem.
Change "Decken" from "7" to "9"
> Ab Oktober gibt Herr Wiesinger den Töpferkurs. Bis jetzt stand da Frau Lohse. Die 12 Plätze bleiben.
Change "Töpferkurs" from "Frau Lohse" to "Herr Wiesinger"
> 0555 7721 ist falsch!!! Die Tierrettung hat die 0555 7712, ich hab heute bei einer Bäckerei angerufen!
Change the phone of "Tierrettung" from "0555 7721" to "0555 7712"
> Unser Ältester, der Hannes, wird heuer nicht 17, sondern 18, am 8.8. ist es so weit. Der Datumseintrag passt also, nur das Alter nicht.
Change the age of "Hannes" from "17" to "18"
> Frau Ilgner sitzt nicht mehr in 1.14, sie sitzt jetzt in 1.41. Herr Igel sitzt in 1.14 schon richtig.
Change the room of "Frau Ilgner" from "1.14" to "1.41"
> Nummer 14 ist der Umschlag A4, Nummer 41 der Umschlag A5. Im Lagerplan bitte Nummer 14 auf 220 Stück, 41 hat 90 wie gezählt.
Set the number of "Nummer 14" to "220 Stück"
> Gustav hat nicht 3, sondern 4 Tore geschossen, Gunnar hatte 3. Endstand 7:2 ist schon eingetragen.
Change the goals of "Gustav" from "3" to "4"
> Also im Mai sinds 21 Tage, nee wart, 20 Tage, Pfingsten vergessen. Juni 22 Tage steht richtig.
Set "Mai" to "20 Tage"
> In den 40 Minuten Pause gibt es Suppe und nicht Kuchen. Die 40 Minuten bleiben natürlich.
Change "Pause" from "Kuchen" to "Suppe"
> Das 2. Frühstück am Wandertag um 10:15, nicht um 10:50, Zahlendreher. Mittag 12:50 ist keiner.
Change the time of "2. Frühstück" from "10:50" to "10:15"
> Bitte die Rechnungsadresse: Dammweg 30, nicht Dammweg 3. Die Lieferadresse Dammweg 3 ist aber richtig.
Change "Rechnungsadresse" from "Dammweg 3" to "Dammweg 30"
> Servas, die Schwimmzeit vom Poldi is 1:12,4 und ned 1:21,4. Beim Ferdl stehn eh 1:21,9.
Change the time of "Poldi" from "1:21,4" to "1:12,4"
> Auf 18 Grad soll der Weinkeller, Verzeihung, auf 12 Grad, 18 Grad hat der Probierraum ja schon.
Set "Weinkeller" to "12 Grad"
> Bei Kunde Aumüller 14 Tage Zahlungsziel statt 30 Tage, bei Kunde Auer lassen wir 30 Tage.
Change "Aumüller" from "30 Tage" to "14 Tage"
> bürodienst am mittwoch ist ab jetzt janne. nicht jana. jana hat montag und den behält sie
Change "mittwoch" from "jana" to "janne"
> Ich schäme mich, aber in meinem Lebenslauf steht Abschlussnote 1,7. Richtig: 2,1. Die 1,7 war die Note der Arbeit, die soll da auch bleiben.
Change "Abschlussnote" from "1,7" to "2,1"
> die anmeldung läuft über ferien@kinderhaus.example und nicht über info@kinderhaus.example, bei den kontaktdaten unten darf info@ aber stehn bleiben
Change "anmeldung" from "info@kinderhaus.example" to "ferien@kinderhaus.example"
> Den Glühweinstand betreuen von 16 bis 18 Uhr nicht die Konfis, sondern die Eltern. Von 18 bis 20 Uhr wie geplant der Kirchenchor.
Change "16 bis 18 Uhr" from "Konfis" to "Eltern"
> Nur die Handynummer von Edeltraud anpassen: 0555 13 13 90. Festnetz 0555 20 31 gilt noch.
Set the mobile number of "Edeltraud" to "0555 13 13 90"
> Nach Halle 6 ist die Bandsäge gewandert. Im Gerätebuch steht sie noch in Halle 2. Die Kreissäge steht wirklich in Halle 2.
Change the place of "Bandsäge" from "Halle 2" to "Halle 6"
> Bitte das Essen auf Rädern für Herrn Kunkel: kein Schwein, sondern Pute. Frau Kunkel bekommt weiter Schwein, Portion 2.
Change "Herrn Kunkel" from "Schwein" to "Pute"
> tausch reis gegen hirse bei donnerstag, am samstag gibts weiter reis
Change "donnerstag" from "reis" to "hirse"
> Treffen um 17:30, halt, das war ja letzte Woche, diesmal um 18:15. Ort ist wie letztes Mal die Sakristei.
Set the time of "Treffen" to "18:15"
> Beim Stichwort Backup steht daily, ich möchte aber weekly. keep = 8 muss da so bleiben und der Pfad /data/b auch.
Change "Backup" from "daily" to "weekly"
> Ich hatte mich als Sopran 2 eingetragen, ich bin aber Alt 1, liebe Grüße, Marlies. Regine ist und bleibt Sopran 2.
Change "Marlies" from "Sopran 2" to "Alt 1"
> Das Fenster soll um 22 Uhr statt um 21 Uhr aufgehen, Automation Nachtlüftung. Zu geht es um 6 Uhr, passt.
Change the start of "Nachtlüftung" from "21 Uhr" to "22 Uhr"
> Bei den Kuchenspenden ist Gerlinde dabei, 2 Bleche, nicht 1 Blech. Irmgard hat 1 Blech, wie gemeldet.
Change "Gerlinde" from "1 Blech" to "2 Bleche"
> Die Rheinfahrt startet am Anleger 3, nicht am Anleger 2, der wird saniert. Rückkehr ist an Anleger 2, das ist richtig so.
Change the starting point of "Rheinfahrt" from "Anleger 2" to "Anleger 3"
> Der Reifenwechsel vom Transporter ist fällig bei 62.000 km, da steht 60.000 km; beim Anhänger passen 60.000 km.
Change "Reifenwechsel vom Transporter" from "60.000 km" to "62.000 km"
> 45 Minuten dauert die Führung neuerdings, in der Broschüre stehen 60 Minuten. Gruppen bis 15 Personen, das ist richtig.
Change "Führung" from "60 Minuten" to "45 Minuten"
> Statt 1 Kopie brauche ich 2, das wäre im Formular bei Kopien. Seiten: 7, das stimmt.
Change "Kopien" from "1" to "2"
> Schreibt bitte Frau Hagedorns Handy hinein, 0555 73 001, ihr Festnetz 0555 730 01 ist eh schon notiert.
Set the mobile number of "Frau Hagedorn" to "0555 73 001"
> Meine Mutter spielt am Sonntag nicht die Orgel, die hat dafür am Reformationstag Dienst. Orgel am Sonntag: Herr Achleitner statt Frau Plessing.
Change "Orgel" on "Sonntag" from "Frau Plessing" to "Herr Achleitner"
> Der 13. ist der falsche, der 31. ist richtig für den Laternenumzug. Am 13. ist Bastelabend, der soll dableiben.
Change the date of "Laternenumzug" from "13." to "31."
> Apfelbaum "Boskoop" wird nicht 2025 gesetzt, erst 2026. "Gravensteiner" pflanzen wir trotzdem 2025.
Change "Boskoop" from "2025" to "2026"
> Der Beitrag für Familien lautet auf 96 € im Jahr, bisher 84 €. Einzelne zahlen 48 €, da ändert sich nix.
Change "Familien" from "84 €" to "96 €"
> Ursprünglich war die Wanderung 12 km, dann 14 km, jetzt sind wir bei 13 km gelandet. In der Ausschreibung steht 14 km.
Change "Wanderung" from "14 km" to "13 km"
> mein onkel hat jetzt nr. 0555 48 484, vorher 0555 48 448. tante ist noch 0555 48 400
Change the phone of "onkel" from "0555 48 448" to "0555 48 484"
> Auf dem Tippspielbogen steht bei Klara 17 Punkte, sie hat aber 19 Punkte. Bei Clara sind 17 in Ordnung.
Change "Klara" from "17 Punkte" to "19 Punkte"
> Hausverwaltung hier. Die Heizkostenabrechnung geht an den Mieter Pfister in der 3. Etage, nicht an Pfisterer (2. Etage).
Change "Heizkostenabrechnung" from "Pfisterer" to "Pfister"
> Tante Lotti bekommt Zimmer 11. Ach nee, Zimmer 11 hat ja schon Tante Lore, Lotti bekommt Zimmer 17.
Set the room of "Lotti" to "Zimmer 17"
> In der Schlüsselliste ist der Schlüssel 22 von Frau Oehler zu Herrn Grube gewandert. Den Schlüssel 23 hat sie noch.
Change "Schlüssel 22" from "Frau Oehler" to "Herrn Grube"
`;
