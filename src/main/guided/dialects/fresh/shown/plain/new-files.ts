/** Requests for a new file, as people make them, and said plainly. */
export const newFiles = `
> 子どもに何冊読んだか聞かれて困っています。読書記録.txtに書いてある本のうち、今年の6月に読み終えたものだけ冊数を教えてもらえますか。漫画は別です。
読書記録.txtで今年の6月に読み終えた本は、漫画を別にして何冊ですか？
> Our website guy can't do anything with spreadsheets, he says. So the whole of members.csv has to become JSON for him, members.json, but without the phone column please.
Make the JSON members.json from the whole of members.csv, without the phone column.
> packing.txt is just one long list. A markdown checklist made of it is what I'm after, packing.md, with what's already crossed out (lines starting with x) left off.
Make a markdown checklist packing.md from packing.txt, without the crossed out lines starting with x.
> Hello! In notes/choir.txt I jotted down all rehearsal dates. It would be lovely to have them as a calendar file choir.ics, each one 90 minutes long, the concert on 12 June as well.
Make a calendar file choir.ics from all rehearsal dates in notes/choir.txt, each one 90 minutes long, and the concert on 12 June as well.
> need an .env.example from .env, keys only, no values, except PORT=8080 which can stay
Make an .env.example from .env with keys only and no values, except PORT=8080.
> Someone new starts on Monday and there's no README at all in here. Could you write one: what the scripts in tools/ do and how they're started? Keep it under a page.
Write a README under a page with what the scripts in tools/ do and how they're started.
> Letter to Mrs Aldous Ferrin, please, out of template_letter.md; the amount is 145.50 and it's due 30 September. The result should be called letter_ferrin.md.
Make the letter letter_ferrin.md to Mrs Aldous Ferrin out of template_letter.md, with the amount 145.50, due 30 September.
> I've got twelve recipes lying around in recipes/ and never find anything. An index would help, index.md, with every title and its cooking time, desserts not needed.
Make an index index.md of the recipes in recipes/ with every title and its cooking time, without desserts.
> csv of all pics in photos/ : filename, size, date taken. call it photos.csv. thx
Make a csv photos.csv of all pics in photos/ with filename, size and date taken.
> Dad sends me his plant list as prices.html every spring and I always retype it, silly really. What I'd want is a plain prices.csv with the columns name and price, sold-out plants left out.
Make prices.csv from prices.html with the columns name and price, sold-out plants left out.
> For the tombola we want 40 numbered labels in labels.txt, one per line, in the form 'Lot 01 - Rosewick Fair'. Number 13 is skipped, people are superstitious here.
Make labels.txt with 40 numbered labels in the form 'Lot 01 - Rosewick Fair', one per line, number 13 skipped.
> The minutes from tuesday are a mess (minutes_raw.txt). From them I need actions.md: who does what until when, as a table. Decisions dont belong in there.
Make actions.md from minutes_raw.txt with who does what until when as a table, without decisions.
> Is there a way to get config.yaml as config.toml? Our new tool, Gribble, only takes that, and the old file should stay of course.
Make config.toml from config.yaml, and the old file should stay.
> A .gitignore would be nice, this folder fills up with rubbish. In it: node_modules, *.log and dist, but keep.log has to remain tracked.
Make a .gitignore with node_modules, *.log and dist, but keep.log has to remain tracked.
> Für das Sommerfest brauche ich aus anmeldungen.csv eine Helferliste, am besten helfer.md als Tabelle mit Name und Schicht. Wer bei Schicht nichts eingetragen hat, kommt nicht rein. Danke dir!
Mach aus anmeldungen.csv eine Helferliste helfer.md als Tabelle mit Name und Schicht, ohne die, die bei Schicht nichts eingetragen haben.
> aus einkauf.txt bitte ne abhakliste einkauf.md, nach läden sortiert, milch haben wir schon, die muss nicht drauf
Mach aus einkauf.txt eine Abhakliste einkauf.md, nach Läden sortiert, ohne Milch.
> Die Termine der Müllabfuhr stehen in abfuhr.txt, ich hätte sie aber gern im Kalender auf dem Handy. Eine abfuhr.ics würde reichen, nur Papier und Bio, mit Erinnerung um 19:00 am Vortag.
Mach aus abfuhr.txt eine abfuhr.ics mit den Terminen der Müllabfuhr, nur Papier und Bio, mit Erinnerung um 19:00 am Vortag.
> Könnte man die Vorlage rechnung_vorlage.md für Familie Ellerkamp ausfüllen? 3 Stunden Gartenarbeit zu je 28 Euro, Rechnungsnummer 2024-017, und das Ganze dann unter rechnung_ellerkamp.md.
Mach aus der Vorlage rechnung_vorlage.md für Familie Ellerkamp rechnung_ellerkamp.md mit 3 Stunden Gartenarbeit zu je 28 Euro und Rechnungsnummer 2024-017.
> すみません、アプリ担当の森川さんにJSONで渡さないといけなくて。items.csvをitems.jsonにしてもらえますか？　在庫が0の行はいりません。
items.csvから在庫が0の行なしでitems.jsonを作ってください。
> メモ.txtに書いてある引っ越しの準備、チェックリストにしたものがほしい。ファイル名は引っ越し.mdで、もう終わったものは外して。
メモ.txtの引っ越しの準備から、もう終わったものを外したチェックリスト引っ越し.mdを作って。
> 写真が増えすぎて探せません。photosの中を撮影年ごとのフォルダに分けてほしいです。お気に入り.jpgだけはそのままの場所にしておいてください。
photosの中の写真を撮影年ごとのフォルダに分け、お気に入り.jpgだけはそのままの場所にしておいてください。
> Kannst du aus Mueller überall in den Namen der Verträge Müller machen? Sie legt da großen Wert drauf. Der Vertrag von Muellerstein ist aber richtig geschrieben.
Mach in den Namen der Verträge überall aus Mueller Müller, aber nicht beim Vertrag von Muellerstein.
> 録音ファイルの並び順がおかしくて困っています。曲番号が先頭に来るように、例えば「03 港の歌.mp3」のような名前にしてもらえると嬉しいです。
録音ファイルを、曲番号が先頭に来るように「03 港の歌.mp3」のような名前にしてください。
> IMG_0001.jpgみたいな名前、全部trip_001.jpgの形にしたい。cover.jpgはそのままでいいよ。
IMG_0001.jpgみたいな名前を全部trip_001.jpgの形にして、cover.jpgはそのままにして。
> Before I start messing about with the checkout page I'd feel safer on a branch of my own. Let's call it checkout-rework, off develop, not off main.
Make a branch checkout-rework off develop, not off main.
> For the trip tomorrow I need a packing.txt. What belongs in it, a line each: torch, two blankets, rope.
Make packing.txt with one thing per line: torch, two blankets, rope.
> All I have is dates.txt, but what my phone wants is an ics file. A dates.ics with everything except for what was called off, that's what I'm after.
Make dates.ics from dates.txt, leave out what was called off.
> Für das Netz fehlt noch preise.json. Darin soll alles aus preise.csv stehen, je Ware ein Objekt.
Mach preise.json aus preise.csv, je Ware ein Objekt.
> 店のサイトにのせる menu.html がまだない。中身は メニュー.txt のとおりで、値段のところは表にしてほしい。
メニュー.txt から menu.html を作ってください。値段のところは表にしてください。
> ゴミ当番表が必要になりました。toban.mdという名前で、4月は田所、5月は三輪、6月は小谷野、の表にしてください。
ゴミ当番表 toban.md を表で作ってください：4月は田所、5月は三輪、6月は小谷野。
> 練習日程.txtはあるんだけど、カレンダーに入れたいからrenshu.icsにして。雨天中止って書いてある日はなしで
練習日程.txtからrenshu.icsを作って。雨天中止と書いてある日はなしで。
> 研究室の後輩向けに、scriptsの使い方をまとめたREADME.mdがあると嬉しいです。oldで始まるスクリプトは説明しなくて大丈夫です。
scriptsの使い方をまとめたREADME.mdを作ってください。oldで始まるスクリプトは説明しないでください。
> 店頭に貼る紙。hari.txtに「本日は17時に閉店します」だけ書いて
「本日は17時に閉店します」だけ書いたhari.txtを作って。
> 先月の経費が明細のままだと部長が読んでくれません。経費.csvを項目ごとの合計にした経費まとめ.csvをお願いします。交通費は別に出すので省いてください。
経費.csvを項目ごとの合計にした経費まとめ.csvを作ってください。交通費は省いてください。
> 買い物リスト kaimono.txt ほしい、1行に1つ。牛乳、食パン、電池（単3を4本）。
買い物リスト kaimono.txt を1行に1つで作って：牛乳、食パン、電池（単3を4本）。
> config.jsonをyamlに変えたやつ、config.ymlって名前で。secretの中身は書かないで、元のファイルは残す
config.jsonからconfig.ymlを作って。secretの中身は書かないで、元のファイルは残して。
> 合唱団の名簿から声部ごとの人数の表を出したいと思っています。パート表.mdにまとめてください。元はmeibo.csvで、休団中の方は数えません。
meibo.csvから声部ごとの人数の表パート表.mdを作ってください。休団中の方は数えません。
> 取引先の名前が変わりました。契約書のファイル名の「みつばね商会」を「みつばね製作所」にしてください。解約済フォルダのものは変えないでください。
契約書のファイル名の「みつばね商会」を「みつばね製作所」にしてください。解約済フォルダのものは変えないでください。
> ファイル名が「final」だらけで混乱中。report_final.docxをreport_v3.docx、report_final2.docxをreport_v4.docxにして。提出版.docxはそのまま
report_final.docxをreport_v3.docx、report_final2.docxをreport_v4.docxにして。提出版.docxはそのまま。
> Beim Umbau der Seite fehlt noch farben.css: --haupt: #1f4d3a und --rand: #d9c7a0, nichts weiter.
Mach farben.css mit --haupt: #1f4d3a und --rand: #d9c7a0, nichts weiter.
> Von den 40 Fragen in pruefung.md nehmen wir jede vierte für den Probetest, also probetest.md mit zehn Fragen und ohne Lösungen.
Mach probetest.md mit zehn Fragen, jede vierte von den 40 Fragen in pruefung.md, ohne Lösungen.
> Packliste fürs Zeltlager wär gut, zeltlager.md zum Abhaken: Schlafsack, Taschenlampe, Besteck, 2 Handtücher. Die Kinder vergessen sonst die Hälfte.
Mach eine Packliste zeltlager.md zum Abhaken: Schlafsack, Taschenlampe, Besteck, 2 Handtücher.
> Die Doktorandin will die Messreihe ohne Kopf und Kommentare. messung_roh.dat soll dafür messung.csv werden, mit Punkt statt Komma als Dezimalzeichen.
Mach aus messung_roh.dat messung.csv mit Punkt statt Komma als Dezimalzeichen, ohne Kopf und Kommentare.
> bitte LIESMICH.md für den ordner skripte anlegen, eine zeile pro skript was es macht. alles was mit _ anfängt ist intern und gehört nicht rein
Mach LIESMICH.md für den Ordner skripte mit einer Zeile pro Skript, was es macht, ohne alles, was mit _ anfängt.
> Mir fehlt ein Verteiler, und zwar verteiler.txt mit den E-Mail-Adressen aus vorstand.csv und beirat.csv, durch Semikolon getrennt. Ehrenmitglieder kriegen Post, die also nicht.
Mach einen Verteiler verteiler.txt mit den E-Mail-Adressen aus vorstand.csv und beirat.csv, durch Semikolon getrennt, ohne Ehrenmitglieder.
> 老人会の遠足のしおりを作りたいです。しおり.mdに、集合8:30、出発8:45、昼食12:00、解散16:00と一行ずつ書いてください。
しおり.mdを一行ずつで作ってください：集合8:30、出発8:45、昼食12:00、解散16:00。
> 名刺.csvからアドレス帳 address.vcf ほしい。退職した人は入れなくてOK
名刺.csvからアドレス帳 address.vcf を作って。退職した人は入れないで。
> お店の新メニューをサイト担当に渡すので、menu.csvをもとにmenu.jsonを用意していただけますか。季節限定のものは外してください。
menu.csvをもとにmenu.jsonを作ってください。季節限定のものは外してください。
> 漢字テストの練習用に、kanji.txtから読みだけ消した kanji_mondai.txt 作って。順番はそのまま
kanji.txtから読みだけ消した kanji_mondai.txt を作って。順番はそのまま。
> Für den Kindergarten brauche ich notfall.md: Kind, Abholer, Telefon, alles aus kinder.csv. Die Vorschulkinder sind nächste Woche nicht mehr da, die bitte weglassen.
Mach notfall.md aus kinder.csv mit Kind, Abholer, Telefon, ohne die Vorschulkinder.
> mach mal ne gaesteliste.txt, pro zeile einer: Ottilie, Bent, Familie Krahl, der lange Udo
Mach gaesteliste.txt, pro Zeile einer: Ottilie, Bent, Familie Krahl, der lange Udo.
> Die Speisekarte vom Mittagstisch soll ins Netz. Aus mittag.md hätte ich gern mittag.html, Tag für Tag eine Überschrift, Preise fett, Allergene raus.
Mach aus mittag.md mittag.html, Tag für Tag eine Überschrift, Preise fett, ohne Allergene.
> nutzer.sql gesucht: für jede zeile in nutzer.txt ein INSERT in die tabelle nutzer. gesperrte lassen wir weg
Mach nutzer.sql mit einem INSERT in die Tabelle nutzer für jede Zeile in nutzer.txt, ohne gesperrte.
> Unser Kassierer geht in Rente und die Nachfolgerin braucht eine Übersicht. konten.md als Tabelle aus konten.csv: Konto, Zweck, Stand. Geschlossene Konten interessieren sie nicht.
Mach eine Übersicht konten.md als Tabelle aus konten.csv mit Konto, Zweck, Stand, ohne geschlossene Konten.
> Aus der wortliste.txt eine Lernkartei bitte, kartei.csv mit Deutsch;Dänisch, nur Lektion 5 bis 7.
Mach aus wortliste.txt eine Lernkartei kartei.csv mit Deutsch;Dänisch, nur Lektion 5 bis 7.
> Ich bräuchte einen Aushang, aushang.txt. Reinschreiben: „Treppenhaus wird am 14.6. von 8 bis 11 Uhr gestrichen“. Mehr nicht.
Mach einen Aushang aushang.txt mit „Treppenhaus wird am 14.6. von 8 bis 11 Uhr gestrichen“, mehr nicht.
> spielplan.csv → spielplan.ics, heimspiele reichen, treffpunkt 30 min vorher als erinnerung
Mach aus spielplan.csv spielplan.ics, nur Heimspiele, Treffpunkt 30 min vorher als Erinnerung.
> Die Waschküche braucht einen Plan: waschplan.md, Montag Ebert, Mittwoch Sahin, Freitag Rohde. Samstag bleibt frei.
Mach einen Plan waschplan.md: Montag Ebert, Mittwoch Sahin, Freitag Rohde, Samstag bleibt frei.
> Mahnung für Herrn Tiedge, mahnung_tiedge.md, wie mahnung_vorlage.md, über 86,40 Euro, zahlbar bis 15. März, keine Mahngebühr weil Stammkunde
Mach eine Mahnung mahnung_tiedge.md für Herrn Tiedge wie mahnung_vorlage.md, über 86,40 Euro, zahlbar bis 15. März, keine Mahngebühr.
> Könnten Sie mir aus den Bestellungen (bestellungen.csv) die Summe je Kunde in eine neue summen.csv schreiben? Absteigend sortiert, und ohne die Stornos.
Mach aus bestellungen.csv eine neue summen.csv mit der Summe je Kunde, absteigend sortiert, ohne die Stornos.
> ich will für meinen wurf welpen ein verzeichnis welpen.json, je welpe name, farbe, gewicht, die daten sind in wurf.txt. der verstorbene soll nicht rein
Mach ein Verzeichnis welpen.json aus wurf.txt, je Welpe Name, Farbe, Gewicht, ohne den verstorbenen.
> A timetable my little one can read: timetable-easy.md with only day and subject. It's all in timetable.csv, break times out.
Make timetable-easy.md from timetable.csv with only day and subject, without break times.
> dark.css from light.css, swap black and white, everything else untouched
Make dark.css from light.css, swap black and white, everything else untouched.
> I've been asked for the names for the remembrance service; remembrance.txt, names and dates from members.csv with status deceased, 2023. Those whose families objected (column objection = yes) must not appear.
Make remembrance.txt with names and dates from members.csv with status deceased, 2023, without those whose families objected (column objection = yes).
> new invoice for Bramble Dairy: copy the layout of inv-0880.md, number 0881, 12 crates at 6.40, no discount this time. inv-0881.md
Make a new invoice inv-0881.md for Bramble Dairy with the layout of inv-0880.md, number 0881, 12 crates at 6.40, no discount.
> Where people come from, that's for our map. places.json from guestbook.csv: place and how often, 'unknown' not in there
Make places.json from guestbook.csv with place and how often, without 'unknown'.
> can i get a checklist for opening the cafe? opening.md: lights, coffee machine on, till float 150, chairs out. music comes last
Make a checklist opening.md: lights, coffee machine on, till float 150, chairs out, music last.
> Fifty raffle numbers from 200 to 249 with a dash and a blank for the name behind each, raffle-list.txt.
Make raffle-list.txt with fifty raffle numbers from 200 to 249, with a dash and a blank for the name behind each.
> The survey's answers are one long column. It'd help if answers.md had them by question, with the empty ones thrown out. Source: answers.csv
Make answers.md from answers.csv with the answers by question, without the empty ones.
> mapping.toml please. old path → new path for each line in redirects.txt, lines with # are comments so leave them out
Make mapping.toml with old path → new path for each line in redirects.txt, leave out lines with #.
> I cook for a retreat. The week's dishes are in week.md and I'd be glad of a shopping list (shopping.md) by department: veg, dairy, dry. Oil, salt and pepper I've got in plenty.
Make a shopping list shopping.md from week.md by department: veg, dairy, dry, without oil, salt and pepper.
> Make a backup script, backup.sh: packs ~/Documents into backup-DATE.tar.gz. *.tmp and the folder Videos shouldn't be in the archive.
Make a backup script backup.sh that packs ~/Documents into backup-DATE.tar.gz, without *.tmp and the folder Videos.
> From chat.txt I'd like the recipe Auntie Bea sent, all by itself in plumcake.md, her jokes left out :)
Make plumcake.md with the recipe Auntie Bea sent from chat.txt, her jokes left out.
> Parents' evening slots: every 15 minutes from 16:00 to 19:00, one per line in slots.txt, none at 17:30
Make slots.txt with slots every 15 minutes from 16:00 to 19:00, one per line, none at 17:30.
> Our walking group: routes.csv is too much for the flyer. flyer.txt with route, km and meeting point, easy ones first, no routes above 18 km.
Make flyer.txt from routes.csv with route, km and meeting point, easy ones first, no routes above 18 km.
> requirements.txt is missing!! look what's imported in app/ and make it, std library stuff doesn't go in
Make requirements.txt from what's imported in app/, without std library stuff.
> I'm retiring and Joanna takes over my clients. handover-joanna.md: client, contact, next step, all from clients.csv. The Pruitt account isn't for her.
Make handover-joanna.md from clients.csv with client, contact, next step, without the Pruitt account.
> Put my poem into html, would you? poem.html, the text is in poem.txt, every line break kept, title 'Low Water'
Make poem.html from poem.txt with every line break kept and the title 'Low Water'.
> wine list for the tasting, tasting.md. from wines.csv the six reds, no wait, eight reds, oldest first, prices hidden
Make a wine list tasting.md from wines.csv with eight reds, oldest first, prices hidden.
> Emergency contacts for the camp. I'd want them on one sheet called emergency.md out of forms.csv: child, parent, phone. Children who only come for the day too. Allergies are on another sheet.
Make emergency.md out of forms.csv on one sheet with child, parent, phone, children who only come for the day too, without allergies.
> status.json: {"open": true, "until": "21:00"} is all the display needs
Make status.json with {"open": true, "until": "21:00"}
> an empty budget sheet pls: budget.csv with the columns month, rent, food, fun and a row for every month from jan to dec
Make an empty budget sheet budget.csv with the columns month, rent, food, fun and a row for every month from jan to dec.
> I'm moving our settings to yaml. config.ini -> config.yaml, section [debug] can be dropped
Make config.yaml from config.ini, without section [debug].
> Minutes template wanted. Name it minutes-template.md, headings Present, Apologies, Matters, Next meeting. No "Any other business", that always takes an hour.
Make a minutes template minutes-template.md with the headings Present, Apologies, Matters, Next meeting, no "Any other business".
> Could you do a letter to the Hollins family (letter-hollins.txt) like letter-adeyemi.txt, with 3 nights instead of 5 and 210 € instead of 350 €? The dates are the same.
Make a letter letter-hollins.txt to the Hollins family like letter-adeyemi.txt, with 3 nights instead of 5 and 210 € instead of 350 €, the dates are the same.
> robots.txt please. Everyone may see everything but /private and /cart. Sitemap: https://shop.example/sitemap.xml
Make robots.txt: everyone may see everything but /private and /cart, Sitemap: https://shop.example/sitemap.xml
> the nurses on ward 3 want the phone list on one page, phones.html out of phones.csv, big letters. mobile numbers are nobody's business, leave em off
Make phones.html out of phones.csv on one page in big letters, leave off mobile numbers.
> Songs for Sunday, in this order: Morning Ferry, Ash and Elder, Slow Road Home. As setlist.md, numbered.
Make setlist.md, numbered, in this order: Morning Ferry, Ash and Elder, Slow Road Home.
> I have the kids' birthdays in birthdays.csv and always forget. birthdays.ics, yearly, with an alarm 3 days before, and not the ones from last year's class
Make birthdays.ics from birthdays.csv, yearly, with an alarm 3 days before, not the ones from last year's class.
> Take jobs.csv and write a summary per client, clients.md: client, number of jobs, total. Sorted by total, biggest first. Jobs marked 'free' stay out.
Make a summary per client clients.md from jobs.csv with client, number of jobs, total, sorted by total, biggest first, without jobs marked 'free'.
> Hello, I am Petros from reception. We must have sign for door in file sign.txt: "Closed for lunch 12:30-13:15". Nothing else in it.
Make sign.txt with "Closed for lunch 12:30-13:15" and nothing else in it.
> two READMEs for the lab, well, just one for now. README.md in firmware/, how to flash, taken from flash-notes.txt. the bit about the old board (rev A) is outdated, skip it
Make README.md in firmware/ with how to flash from flash-notes.txt, skip the bit about the old board (rev A).
> Allergens! The inspector wants allergens.csv with a line per dish from menu.md, columns dish, gluten, nuts, milk. Drinks aren't dishes.
Make allergens.csv with a line per dish from menu.md, columns dish, gluten, nuts, milk, without drinks.
> My sons football cards are in cards.txt all mixed. He'd like cards-sorted.txt, by team then name, the doubles only once
Make cards-sorted.txt from cards.txt by team then name, the doubles only once.
> SQL for the new table, pls: create_loans.sql, table loans with id, book, member, due (date). no foreign keys yet
Make create_loans.sql for the new table loans with id, book, member, due (date), no foreign keys.
> Since the printer only does small labels I'd need spice names cut to 12 letters. From spices.txt into labels12.txt, order unchanged.
Make labels12.txt from spices.txt with the spice names cut to 12 letters, order unchanged.
> Please make from big address book (book.csv) a small one, only city = Varnholm, name village.csv. Columns all same.
Make village.csv from book.csv, only city = Varnholm, columns all same.
> You may have seen complaints.csv, it's grim. The boss gets complaints-short.md: the ten most frequent reasons with counts, nothing about named staff.
Make complaints-short.md from complaints.csv with the ten most frequent reasons with counts, nothing about named staff.
> A will-you-water-my-plants note for the neighbour: watering.md. Ferns every 2 days, cactus on the 15th, orchid a half cup on Sundays. The balcony she needn't do.
Make a note for the neighbour watering.md: ferns every 2 days, cactus on the 15th, orchid a half cup on Sundays, the balcony she needn't do.
> exports/ has five csv files with the same columns. all.csv = all of them together, header only once, test.csv isn't part of it
Make all.csv from all csv files in exports/ together, header only once, without test.csv.
> Quiz night: from questions.md (with answers) I'd like questions-players.md, same thing with no answers
Make questions-players.md from questions.md, same thing with no answers.
> I write for the village paper and my editor wants plain text. article.md to article.txt, footnotes gone
Make article.txt in plain text from article.md, without footnotes.
> pls make 24 advent labels: advent.txt, lines '1 Dec' to '24 Dec'. Wait, the 6th is Nicholas so that line says 'Nicholas'
Make advent.txt with the 24 lines '1 Dec' to '24 Dec', but the line for the 6th says 'Nicholas'.
> There's a bash history full of useful stuff, history.txt. What I'd like is a cheat sheet, cheats.md: every git command once with a word on what it does. git status and git add I know.
Make a cheat sheet cheats.md from history.txt with every git command once and a word on what it does, without git status and git add.
> Could the theatre group get its cast list? cast.md, table of role and player, from auditions.csv where result = yes. No understudies in it, they're decided later.
Make a cast list cast.md from auditions.csv where result = yes, table of role and player, no understudies.
> we open a second branch at 9 Quarry Road and need opening-hours-quarry.md like opening-hours.md but sunday closed
Make opening-hours-quarry.md for the second branch at 9 Quarry Road like opening-hours.md, but sunday closed.
> Translate nothing, just pull the headings from thesis.md into outline.md, levels 1 and 2. Appendix headings no.
Make outline.md with the headings from thesis.md, levels 1 and 2, without Appendix headings.
> The beekeepers' course has 11 people. For each of them a certificate line in certs.txt: 'NAME has completed the course, 40 hours'. Names: course.csv, dropouts don't get one.
Make certs.txt with a line 'NAME has completed the course, 40 hours' for each of the names in course.csv, without dropouts.
> gimme a docker-compose.yml, one service web, image harbor.example/web:2.4, port 8080 to 80. no database
Make a docker-compose.yml with one service web, image harbor.example/web:2.4, port 8080 to 80, no database.
> Lady from the council needs a list of trees with height over 15 m. trees.geojson is what I have; tall-trees.csv with id, species, height would be great, the dead ones left aside.
Make tall-trees.csv from trees.geojson with id, species, height of trees with height over 15 m, the dead ones left aside.
> My diary is one monster file, diary.txt. For my sister: holiday-diary.txt, only what's from 3 to 17 August, and nothing about Leopold...
Make holiday-diary.txt from diary.txt, only what's from 3 to 17 August, nothing about Leopold.
> I'd like a duty plan, duty.md: Mon Farid, Tue Joss, Wed Farid, Thu Merle, Fri nobody.
Make a duty plan duty.md: Mon Farid, Tue Joss, Wed Farid, Thu Merle, Fri nobody.
> convert measurements.tsv to csv pls, comma separated, call it measurements.csv, first 3 lines are junk
Make measurements.csv from measurements.tsv, comma separated, without the first 3 lines.
> Can I have the price list for the trade people? prices-trade.csv = prices.csv with 15 % off. Clearance stuff is cheap enough, same price.
Make prices-trade.csv from prices.csv with 15 % off, but clearance stuff same price.
> Our swim meet has heats. Starting from entries.csv, six lanes a heat, slowest first: heats.md. Nobody without a time.
Make heats.md from entries.csv with six lanes a heat, slowest first, nobody without a time.
> I want a hello world for the kids in python, hello.py, that asks for the name and says 'Ahoy NAME!' three times
Make hello.py in python that asks for the name and says 'Ahoy NAME!' three times.
> The insurers require an inventory. There's only photos.txt with notes. So inventory-home.csv: room, thing, year, price. Anything below £50 isn't needed.
Make inventory-home.csv from photos.txt with room, thing, year, price, without anything below £50.
> Write down for the babysitter, in babysitter.md: bed at 19:30, no juice after 6, Nell's inhaler is in the bathroom. My number 0555 31044 at the top.
Make babysitter.md: my number 0555 31044 at the top, bed at 19:30, no juice after 6, Nell's inhaler is in the bathroom.
> Get me urls.txt from bookmarks.html, just the links, no titles, and none of the ones in the folder Work.
Make urls.txt from bookmarks.html with just the links, no titles, none of the ones in the folder Work.
> Release notes, release-5.2.md! Out of commits.txt, features and fixes under separate headings. Those 'chore:' lines nobody reads, so they're not to be in it
Make release notes release-5.2.md out of commits.txt with features and fixes under separate headings, without those 'chore:' lines.
> Hi, so the pub quiz teams. teams.txt has 32 names. I need groups.md with 8 groups of 4, captains (marked *) in different groups
Make groups.md from the 32 names in teams.txt with 8 groups of 4, captains (marked *) in different groups.
> Tuesday's lost property: one blue scarf, a lunch box with dinosaurs, left glove size 4. Put that in lost.txt, each on its own line.
Make lost.txt with each on its own line: one blue scarf, a lunch box with dinosaurs, left glove size 4.
> Our parish hall wants the bookings as a web page. hall.html from hall.csv, a table with day, time and group, private parties not shown
Make hall.html from hall.csv, a table with day, time and group, private parties not shown.
> need a vcf of everybody in team.csv, team.vcf, interns not
Make team.vcf of everybody in team.csv, without interns.
> I've got vocab.md for French, chapter 6. Could that become cards.csv with front and back? Just the verbs, I know the nouns.
Make cards.csv with front and back from vocab.md for French, chapter 6, just the verbs, without the nouns.
> Write me a Makefile: build runs ./compile.sh, test runs ./check.sh, clean deletes out/. no install target, we dont install
Make a Makefile: build runs ./compile.sh, test runs ./check.sh, clean deletes out/, no install target.
> The grandchildren come on Saturday and they love treasure hunts. A file hunt.md with 6 numbered lines 'Clue 1:' to 'Clue 6:' and nothing behind, I fill them in by hand.
Make hunt.md with 6 numbered lines 'Clue 1:' to 'Clue 6:' and nothing behind.
> Out of all those mails in inbox.txt I'd want one list of addresses. addresses.txt, one per line, alphabetical, no doubles, and nothing from noreply.example
Make addresses.txt with the addresses in inbox.txt, one per line, alphabetical, no doubles, nothing from noreply.example.
> shopping for 14 people sunday: i need chili.md x3. so chili-14.md with the amounts times three, salt only times two
Make chili-14.md from chili.md with the amounts times three, salt only times two.
> For payroll: hours.csv has every single day, and they just want totals. payroll.csv, columns name and hours, no line for the freelancers.
Make payroll.csv from hours.csv with totals, columns name and hours, no line for the freelancers.
> Good day. I chair the bowls club. From results.txt please produce a league table as table.md with played, won, lost, points. The abandoned match of 6 June does not count.
Make a league table table.md from results.txt with played, won, lost, points, without the abandoned match of 6 June.
`;
