/** Requests about files that nobody has, as people make them, and the same ones said plainly. */
export const plainRequests = `
> Hi there, my neighbour keeps asking me how the raffle went. Could you tell me how many tickets were sold to people outside of Marlow Street? Everything's in raffle.csv, and please leave out the ones marked void. Thanks!
How many tickets were sold to people outside of Marlow Street in raffle.csv, without the ones marked void?
> nr of ERROR lines in server.log for 14 march, timeouts dont count
How many ERROR lines for 14 march are in server.log, without timeouts?
> The landlord wants a number by tonight. What did heating cost us from October to December, all together? You'll find it in bills/2023.csv.
How much did heating cost us from October to December all together in bills/2023.csv?
> I have this feeling that half my todo.md is done already but I can't be bothered to go through it. What I'd like is the number of open tasks, though not those under the Someday heading.
How many open tasks are in todo.md, without those under the Someday heading?
> the priciest thing in inventory.json, what is it, and whats its price? ignroe anything with stock 0
What is the priciest thing in inventory.json and what is its price, without anything with stock 0?
> Grandma's 80th is coming up and I've lost track. In guests.csv, of all those guests, who said yes? Just how many, I mean, kids under 6 not included.
How many guests in guests.csv said yes, kids under 6 not included?
> Of the orders in orders_q2.csv, those above 250 euros are what interests me; a count is enough, and Brandt & Lowe should be left out since they're our own people.
How many orders in orders_q2.csv are above 250 euros, with Brandt & Lowe left out?
> Would you mind checking how often Tilda was late this term? It's all written down in attendance.txt, one line per day. Days when she was excused shouldn't be counted.
How often was Tilda late this term in attendance.txt, without days when she was excused?
> total km in runs.csv since 1 May pls, want to brag a bit, only the ones where shoes = Falcon 2
How many km are there in total in runs.csv since 1 May, only where shoes = Falcon 2?
> My flatmate claims he buys all the coffee, and I claim he doesn't. Settle it: how much did Jorin spend on coffee in kitty.csv, and how much did Mabel (that's me)?
How much did Jorin spend on coffee in kitty.csv, and how much did Mabel?
> We have to report to the library council tomorrow. First I thought we'd need all loans, but it's only the books which came back late in 2022 whose number they want. Source is loans.csv; DVDs aren't books, mind you.
How many books came back late in 2022 in loans.csv, without DVDs?
> How many different customers is it really in contacts.vcf? I reckon a few have two entries, and those should be counted only once.
How many different customers are in contacts.vcf, with those who have two entries counted only once?
> I dont need the details, just the avergae rating of the Pinewood cabin in reviews.json, the test reviews from Admin taken out
What is the average rating of the Pinewood cabin in reviews.json, without the test reviews from Admin?
> Guten Morgen, ich sitze gerade an der Abrechnung für den Verein. Könntest du mir bitte sagen, was wir 2023 insgesamt für Bälle und Netze ausgegeben haben? Steht alles in kasse.csv, stornierte Buchungen zählen nicht mit.
Wie viel haben wir laut kasse.csv 2023 insgesamt für Bälle und Netze ausgegeben, ohne stornierte Buchungen?
> wieviele zeilen in zugriffe.log haben status 404, alles von 10.0.0.7 bitte weglassen, das bin nur ich
Wie viele Zeilen in zugriffe.log haben Status 404, ohne alles von 10.0.0.7?
> Meine Schwester fragt, wie viele Gläser Marmelade noch da sind. In vorrat.md habe ich das aufgeschrieben, es geht ihr aber nur um Erdbeere und Quitte, nicht um die geschenkten.
Wie viele Gläser Marmelade, nur Erdbeere und Quitte, sind laut vorrat.md noch da, ohne die geschenkten?
> Was mich interessiert, ist die teuerste Reparatur in werkstatt.csv, und zwar nur beim Lieferwagen HM-KL 412.
Was ist die teuerste Reparatur beim Lieferwagen HM-KL 412 in werkstatt.csv?
> お疲れさまです。来週の会議で聞かれそうなので、sales.csvでみなと支店の4月の売上が全部でいくらになるか知りたいです。返品の分は入れないでください。
sales.csvでみなと支店の4月の売上は、返品の分を入れないで全部でいくらですか？
> 参加者リスト（members.csv）、未払いの人は何人？　退会済みは数えなくていいから。
members.csvで未払いの人は、退会済みを数えないで何人ですか？
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
> 新しい人が環境設定で毎回つまずくので、.envをもとに.env.exampleがあると助かります。値は空で、APP_LANG=jaだけはそのまま残してください。
.envをもとに値が空の.env.exampleを作り、APP_LANG=jaだけはそのまま残してください。
> My Downloads folder is a disgrace. PDFs into docs, pictures into pics, the zip files can go to archive, and only ticket_orrin.pdf stays where it is because I need it on Friday.
Move the PDFs in the Downloads folder into docs, the pictures into pics and the zip files to archive, only ticket_orrin.pdf stays where it is.
> sort scans/ by year pls, the year is in the filename, leave anything without a year alone
Sort scans/ by the year in the filename, but leave anything without a year alone.
> There are invoices of three clients all in one heap: Hartwell, Osk & Sons, Pemble. Each of them should get a folder of their own with their invoices in it. The drafts aren't to be touched.
Move the invoices of Hartwell, Osk & Sons and Pemble each into a folder of their own, but not the drafts.
> Since Nora moved out, her stuff needn't lie between mine any longer. All that begins with nora_ belongs in a folder Nora, apart from nora_lease.pdf, I still need that one here.
Move all that begins with nora_ into a folder Nora, apart from nora_lease.pdf.
> Where the songs should end up: one folder per band. At the moment music/ is flat, with names like 'Tin Lanterns - Low Tide.mp3'. Playlists (.m3u) remain on top.
Move the songs in music/ with names like 'Tin Lanterns - Low Tide.mp3' into one folder per band, but playlists (.m3u) remain on top.
> could u tidy up the loose files? everything lying directly in here -> misc, except README.md and package.json obviously
Move the loose files lying directly in here into misc, except README.md and package.json.
> I'm doing my taxes and going mad. Receipts from 2023 are all I care about, they ought to be together in taxes/2023, whereas the ones from Blueberry Café are private and don't belong there.
Move the receipts from 2023 into taxes/2023, but not the ones from Blueberry Café.
> Please would you put the logs older than 1 January into old_logs? auth.log must not go anywhere, though, the auditor has his eye on it.
Move the logs older than 1 January into old_logs, but not auth.log.
> What a jumble: essays, slides and data files of the whole seminar. .docx to essays, .pptx to slides, .csv to data. If something's in backup already, don't bother with it.
Move .docx files to essays, .pptx to slides and .csv to data, but not what is in backup already.
> The kids' drawings have the child's name in front (lio_, runa_, bas_). A folder for each child, that's how I picture it; group drawings, starting with all_, go to Together.
Move the drawings with lio_, runa_ or bas_ in front into a folder for each child, and group drawings starting with all_ to Together.
> First thing: anything called final goes up to release. Second: the rest of the drafts goes down into drafts/old. Third, notes.txt doesn't move at all.
Move anything called final to release and the rest of the drafts into drafts/old, but not notes.txt.
> copies of all contracts signed by Vera Lindqvost should be in for_lawyer too, the originals stay put in contracts/. the expired ones he doesnt need
Copy all contracts signed by Vera Lindqvost from contracts/ into for_lawyer, without the expired ones.
> Isn't there a way of having my holiday photos sorted by month? They're in holiday/, with names such as IMG_20230712_1015.jpg, and the videos should land in holiday/videos instead.
Sort the photos in holiday/ with names such as IMG_20230712_1015.jpg by month, and move the videos into holiday/videos.
> Auf dem Schreibtisch meiner Mutter liegt alles durcheinander, das macht sie ganz nervös. Fotos sollen nach Bilder, Briefe nach Post, nur testament.pdf bleibt, wo es ist.
Verschiebe auf dem Schreibtisch die Fotos nach Bilder und die Briefe nach Post, nur testament.pdf bleibt, wo es ist.
> belege/ nach jahr in unterordner einsortieren bite, die von der firma Kranzler & Ott aber alle nach kranzler
Sortiere belege/ nach Jahr in Unterordner ein, aber die von der Firma Kranzler & Ott alle nach kranzler.
> Für jede Person einen eigenen Ordner, so stelle ich mir das mit den Bewerbungen vor. Der Nachname steht ja vorne im Dateinamen, und Absagen kommen bitte extra nach absagen.
Verschiebe die Bewerbungen nach dem Nachnamen vorne im Dateinamen in einen eigenen Ordner für jede Person, aber die Absagen nach absagen.
> Was noch lose im Projektordner herumliegt, gehört nach ablage, findest du nicht auch? Ausgenommen sind LIESMICH.txt und alles mit der Endung .py.
Verschiebe alles, was lose im Projektordner herumliegt, nach ablage, ausgenommen LIESMICH.txt und alles mit der Endung .py.
> 写真が増えすぎて探せません。photosの中を撮影年ごとのフォルダに分けてほしいです。お気に入り.jpgだけはそのままの場所にしておいてください。
photosの中の写真を撮影年ごとのフォルダに分け、お気に入り.jpgだけはそのままの場所にしておいてください。
> ばらばらに置いてあるファイルなんだけど、PDFは書類へ、mp3は音楽へお願い。下書き.pdfとその他は触らないで。
ばらばらに置いてあるPDFを書類へ、mp3を音楽へ移して、下書き.pdfとその他は触らないで。
> 経理の方から言われたのですが、領収書は店ごとにまとめておくべきだそうです。receiptsにあるものを店名のフォルダに入れていただけますか。さくら堂のものは私用なので対象外です。
receiptsにある領収書を店ごとに店名のフォルダに入れてください、さくら堂のものは対象外です。
> The scanner gave my letters names like scan0001.pdf, which says nothing. It'd be good if they were called after date and sender instead, 2024-03-05_Gasworks.pdf for instance.
Rename the letters with names like scan0001.pdf after date and sender, like 2024-03-05_Gasworks.pdf.
> no blanks in filenames pls, the build chokes on them, underscores instead, all files in assets/, but leave 'Brand Guide.pdf' as is
Rename all files in assets/ with underscores instead of blanks, but leave 'Brand Guide.pdf' as is.
> My episodes play in the wrong order on my aunt's old player. The episode number in front is what's missing, so 'Fox and Fern 07.mp4' ought to be '07 Fox and Fern.mp4'.
Rename the episodes so that the episode number is in front, 'Fox and Fern 07.mp4' to '07 Fox and Fern.mp4'.
> Could everything in src/icons be in small letters? The new server is picky about that. Only README stays in capitals.
Rename everything in src/icons to small letters, only README stays in capitals.
> These dates with the day in front drive me nuts: 24.12.2022_dinner.jpg. Year first, I'd say, 2022-12-24_dinner.jpg, and the same with all others in album.
Rename all in album so that the year is first, like 24.12.2022_dinner.jpg to 2022-12-24_dinner.jpg.
> rename chapter1.md chapter2.md and so on up to chapter14.md so they sort right, two digits, chapter01.md. appendix.md isnt a chapter, skip it
Rename chapter1.md, chapter2.md and so on up to chapter14.md with two digits like chapter01.md, but skip appendix.md.
> Good evening. Our vicar has changed, and with him the file names have to: wherever it says Pastor_Thorne it should now read Pastor_Quill, in sermons/ only, not in the archive. Much obliged.
Rename Pastor_Thorne to Pastor_Quill in the file names in sermons/ only, not in the archive.
> I want 'budget (1) (final) NEW.xlsx' to have a sane name at last. budget_2025.xlsx sounds about right to me.
Rename 'budget (1) (final) NEW.xlsx' to budget_2025.xlsx.
> Every one of the drone shots starts with DRX_, and the prefix serves no purpose whatsoever. Off with it! The number behind it remains though, and so does the ending.
Rename every one of the drone shots without the prefix DRX_, but the number and the ending remain.
> Would it be possible that the ending .jpeg becomes .jpg throughout? Our shop system, Kettlecart, chokes on the former. Thumbnails in thumbs/ can be ignored.
Rename the ending .jpeg to .jpg throughout, but not for thumbnails in thumbs/.
> What I have in mind for the lab samples: sample ID, then the site, then the day, all joined by hyphens, like 0452-northpond-0611.csv. Right now it's northpond_0611_0452.csv, and the control files may keep their names.
Rename the lab samples to sample ID, site and day joined by hyphens, like northpond_0611_0452.csv to 0452-northpond-0611.csv, but the control files keep their names.
> there is umlauts in the file names and the uplaod fails. ä to ae, ö to oe, ü to ue and ß to ss, for the whole of brochures/ please
Rename the whole of brochures/ with ä to ae, ö to oe, ü to ue and ß to ss in the file names.
> Is it hard to number the slides? I wrote the right order down in order.txt, one name per line, and they should begin with 01_, 02_ and so forth. cover.png gets no number.
Rename the slides so that they begin with 01_, 02_ and so forth in the order in order.txt, but cover.png gets no number.
> Die Dateien vom Diktiergerät heißen alle so nichtssagend, REC001.wav und so weiter. Mir schwebt vor, dass sie Interview_01.wav heißen, Interview_02.wav und immer so fort, die Reihenfolge bleibt.
Benenne die Dateien vom Diktiergerät, REC001.wav und so weiter, in Interview_01.wav, Interview_02.wav und so fort um, die Reihenfolge bleibt.
> keine leerzeichen mehr in den dateinamen unter material/, stattdessen bindestriche, und alles klein. Ausnahme: Lizenz Text.txt
Benenne alles unter material/ klein und mit Bindestrichen statt Leerzeichen um, außer Lizenz Text.txt.
> Leider steht das Datum bei den Protokollen hinten, also Protokoll_Vorstand_2024-02-19.pdf. Es müsste aber vorne stehen, sonst findet unser Kassenwart Herr Dübbers nie etwas.
Benenne die Protokolle wie Protokoll_Vorstand_2024-02-19.pdf so um, dass das Datum vorne steht.
> Kannst du aus Mueller überall in den Namen der Verträge Müller machen? Sie legt da großen Wert drauf. Der Vertrag von Muellerstein ist aber richtig geschrieben.
Mach in den Namen der Verträge überall aus Mueller Müller, aber nicht beim Vertrag von Muellerstein.
> 録音ファイルの並び順がおかしくて困っています。曲番号が先頭に来るように、例えば「03 港の歌.mp3」のような名前にしてもらえると嬉しいです。
録音ファイルを、曲番号が先頭に来るように「03 港の歌.mp3」のような名前にしてください。
> IMG_0001.jpgみたいな名前、全部trip_001.jpgの形にしたい。cover.jpgはそのままでいいよ。
IMG_0001.jpgみたいな名前を全部trip_001.jpgの形にして、cover.jpgはそのままにして。
> 議事録のファイル名ですが、日付が「5月8日」のように書かれているので、2024-05-08の形に揃えていただけますか。年はすべて2024年です。空白も取ってください。
議事録のファイル名の「5月8日」のような日付をすべて2024年として2024-05-08の形に揃え、空白も取ってください。
> I'm sure someone wrote down which port the staging server listens on, somewhere in the docs, but I can't find it for the life of me.
Which port does the staging server listen on?
> Remind me, that plumber we had two years ago, the one who fixed the boiler, what was he called and what's his number?
What was the plumber who fixed the boiler two years ago called, and what is his number?
> quick one - the lease of the flat in Tanner's Row, when does it run out?
When does the lease of the flat in Tanner's Row run out?
> My wife swears the sofa was a bargain, and I say it wasn't. It must be on some receipt from Halden Home. The price, that's all I need.
What was the price of the sofa on the receipt from Halden Home?
> Who's down for bringing the salad at the street party? I believe it's in one of the mails Greta forwarded.
Who is down for bringing the salad at the street party in the mails Greta forwarded?
> In the manual of the dishwasher there must be what E17 means. Ours has been flashing that since Sunday, and I'd rather not call the service.
What does E17 mean in the manual of the dishwasher?
> It would help me to know what time the ferry back leaves on the Saturday, the earlier one that is, not the night ferry. We booked with Skerry Lines.
What time does the earlier ferry back with Skerry Lines leave on the Saturday, not the night ferry?
> whats the max upload size set in our nginx thing, or wherever that was configured?
What is the max upload size set in our nginx?
> There was a meeting where we settled on the colour for the fence. Not the front one, the fence at the back. Which colour did it end up being?
Which colour did we settle on in the meeting for the fence at the back, not the front one?
> Sorry to bother you again. I had the dentist tell me which drops to take, and typed it in right away after the visit, in May it must have been. So how many, and how often?
How many drops did the dentist tell me to take after the visit in May, and how often?
> Does anybody know where the spare key for the boathouse hangs now? It used to be at Otto's, though in the club notes there's a newer place mentioned.
Where does the spare key for the boathouse hang now, as mentioned in the club notes?
> I can log in to the database as reader, but who is the admin for it? There's a contact given in ops/handover.md if I'm not mistaken.
Who is the admin for the database in ops/handover.md?
> The passport of our youngest, Emrys - I need the date it expires. Don't mix him up with Emery, his is fine.
When does the passport of Emrys, not Emery, expire?
> Sag mal, wann ist nochmal der TÜV fällig beim alten Kombi, nicht bei meinem neuen? Irgendwo in den Autounterlagen müsste das stehen.
Wann ist der TÜV beim alten Kombi fällig, nicht beim neuen?
> Ich stehe hier im Baumarkt und weiß nicht mehr, welche Farbe wir fürs Kinderzimmer ausgesucht hatten, diese mit der Nummer. Es steht in den Notizen zur Renovierung.
Welche Farbe mit welcher Nummer hatten wir laut den Notizen zur Renovierung fürs Kinderzimmer ausgesucht?
> wie heißt die frau von der hausverwaltung die für die heizung zuständig ist, und ihre durchwahl?
Wie heißt die Frau von der Hausverwaltung, die für die Heizung zuständig ist, und was ist ihre Durchwahl?
> Der Vertrag mit Norderfunk nervt mich, ich will da raus. Mir fehlt nur noch die Kündigungsfrist, die muss ja im Kleingedruckten zu finden sein.
Was ist die Kündigungsfrist im Vertrag mit Norderfunk?
> 去年の夏に泊まった旅館、海の見えるほうですけど、一泊いくらだったか覚えていますか？　予約のメールが保存してあるはずです。
去年の夏に泊まった海の見えるほうの旅館は一泊いくらでしたか？
> テスト用サーバーのポート番号って何番だっけ。本番のじゃなくて。設定のどこかに書いたと思う。
本番のではなくテスト用サーバーのポート番号は何番？
> 母の通院の件で、次の眼科の予約がいつだったか確認したいです。内科のほうはもう分かっています。先生のお名前もお願いします。
母の次の眼科の予約はいつで、先生のお名前は何ですか？
> I committed too early, silly me, half the tests are missing. Please undo the last commit, but my changes must still be there afterwards.
Undo the last commit, but my changes must still be there.
> pls comit everything thats changed except secrets.env, message 'fix login timeout', dont push yet
Commit everything that's changed except secrets.env with the message 'fix login timeout', but don't push.
> Before I start messing about with the checkout page I'd feel safer on a branch of my own. Let's call it checkout-rework, off develop, not off main.
Make a branch checkout-rework off develop, not off main.
> Oh dear, Ivo deleted docs/setup.md, last week I think. Can it be restored the way it was before that, without the rest of his commit being reverted?
Restore docs/setup.md the way it was before Ivo deleted it, without reverting the rest of his commit.
> Something made the totals wrong, and on Monday they were still right. It's in billing.py. Which commit since then touched the function round_total, and who made it?
Which commit since Monday touched the function round_total in billing.py, and who made it?
> tag the current state as v2.3.0 with the note 'spring release', then we're done for today
Tag the current state as v2.3.0 with the note 'spring release'.
> I was away for a week and would like to catch up. What has changed since the tag v1.8, in the folder api/ only? The generated files in api/gen don't interest me.
What has changed since the tag v1.8 in the folder api/ only, without the generated files in api/gen?
> The message of my last commit has an embarrassing typo. It says 'udpate pirces', and 'update prices' is what should be standing there.
Set the message of my last commit from 'udpate pirces' to 'update prices'.
> Could you kindly throw away what I did to style.css today? Just that file; index.html I've worked on as well, and that I want to keep.
Throw away what I did to style.css today, but keep index.html.
> We're done with old-banner, it's been merged for ages. That branch can go, here as well as on origin. old-banner-2 is still in use, careful!
Delete the branch old-banner here as well as on origin, but not old-banner-2.
> How did the price of the Basic plan end up at 19 in plans.json? I'd like to know when that was changed and by whom.
When was the price of the Basic plan in plans.json changed to 19, and by whom?
> Two separate commits would be neat: the README alone with 'docs: explain setup', and after it all the rest with 'feat: add export'. Nothing from tmp/ though.
Commit the README alone with 'docs: explain setup' and after it all the rest with 'feat: add export', but nothing from tmp/.
> i need to hop over to hotfix/cart but im in the middle of somethin. put my unfinished changes aside for later, then switch
Put my unfinished changes aside for later, then switch to hotfix/cart.
> Mein letzter Commit war Murks, der soll weg. Was ich an preise.csv geändert habe, brauche ich aber noch, also bitte nur den Commit zurücknehmen und nicht die Änderungen.
Nimm nur den letzten Commit zurück und nicht die Änderungen an preise.csv.
> alles committen bitte mit 'Kontaktformular fertig', nur entwurf.html noch nicht, da fehlt noch was
Committe alles mit 'Kontaktformular fertig', nur entwurf.html noch nicht.
> Gestern ist mir aus Versehen die Datei rezepte/apfelkuchen.md abhandengekommen, gelöscht und schon committet. Schön wäre, wenn ich sie wiederherstellen könnte, der Rest von gestern darf so bleiben.
Stelle die gelöschte Datei rezepte/apfelkuchen.md wieder her, der Rest von gestern darf so bleiben.
> In welchem Commit ist eigentlich die Zeile mit MAX_GAST=50 in app.conf dazugekommen? Frau Teschner behauptet, das sei noch vor ihrem Urlaub gewesen.
In welchem Commit ist die Zeile mit MAX_GAST=50 in app.conf dazugekommen?
> まだ途中なのに、さっき間違えてコミットしてしまいました。直前のコミットを取り消したいのですが、変更した内容は消さずに残しておいてください。
直前のコミットを取り消し、変更した内容は消さずに残しておいてください。
> ログイン画面の作業を始めるので、mainからfeature/loginって名前のブランチ切って。今の変更はコミットしないでおいて。
mainからfeature/loginという名前のブランチを切って、今の変更はコミットしないで。
> v1.2のタグを付けてから何が変わったのか、お客様の藤代さんに説明することになりました。testsフォルダ以外の変更点をまとめて知りたいです。
v1.2のタグを付けてから、testsフォルダ以外で何が変わりましたか？
> I've been wondering what all these trips cost me. It would be nice to know what I paid for trains in April altogether; it's all in travel.csv, the cancelled ones don't count.
How much did I pay for trains in April in travel.csv, without the cancelled ones?
> tasks.md - done so far?
How many tasks are done in tasks.md?
> We want to print tickets and I have no idea how many seats there are in the hall. Could you count the rows in seats.csv whose place is Hall for me?
How many rows in seats.csv have Hall as their place?
> For the trip tomorrow I need a packing.txt. What belongs in it, a line each: torch, two blankets, rope.
Make packing.txt with one thing per line: torch, two blankets, rope.
> All I have is dates.txt, but what my phone wants is an ics file. A dates.ics with everything except for what was called off, that's what I'm after.
Make dates.ics from dates.txt, leave out what was called off.
> Good morning! We've got visitors from Friday on, so I'm tidying up. Would you be so kind as to take everything that ends in .log and put it into a new folder called Protocols? Only today.log has to stay where it is. Thanks a lot!
Move all .log files into a new folder Protocols, only today.log stays where it is.
> Da liegen noch die Fotos von der Feier lose herum. Die gehören in den Ordner Feier, der schon da ist.
Verschiebe die Fotos von der Feier in den Ordner Feier.
> The recordings have names that sort badly, the track number ought to be the first thing in them, like '03 Harbour.mp3'
Rename the recordings so that the track number comes first, like '03 Harbour.mp3'.
> Unsere Kasse muss bis Freitag geprüft werden. Könntest du mal nachrechnen, was wir im Mai laut kasse.csv für Getränke ausgegeben haben? Die Spenden zählen nicht mit.
Wie viel haben wir im Mai laut kasse.csv für Getränke ausgegeben, ohne die Spenden?
> Für das Netz fehlt noch preise.json. Darin soll alles aus preise.csv stehen, je Ware ein Objekt.
Mach preise.json aus preise.csv, je Ware ein Objekt.
> いつもお世話になっております。来月の準備をしておりまして、名簿.csv に会員が今何人いるのか知りたいのですが、教えていただけますでしょうか。休会中の方は除いてください。
名簿.csv の会員は何人ですか。休会中の方は除いてください。
> 店のサイトにのせる menu.html がまだない。中身は メニュー.txt のとおりで、値段のところは表にしてほしい。
メニュー.txt から menu.html を作ってください。値段のところは表にしてください。
`;
