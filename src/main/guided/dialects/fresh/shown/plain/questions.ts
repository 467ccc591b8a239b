/** Requests for something to be told, as people make them, and said plainly. */
export const asked = `
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
> 新しい人が環境設定で毎回つまずくので、.envをもとに.env.exampleがあると助かります。値は空で、APP_LANG=jaだけはそのまま残してください。
.envをもとに値が空の.env.exampleを作り、APP_LANG=jaだけはそのまま残してください。
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
> Something made the totals wrong, and on Monday they were still right. It's in billing.py. Which commit since then touched the function round_total, and who made it?
Which commit since Monday touched the function round_total in billing.py, and who made it?
> I was away for a week and would like to catch up. What has changed since the tag v1.8, in the folder api/ only? The generated files in api/gen don't interest me.
What has changed since the tag v1.8 in the folder api/ only, without the generated files in api/gen?
> How did the price of the Basic plan end up at 19 in plans.json? I'd like to know when that was changed and by whom.
When was the price of the Basic plan in plans.json changed to 19, and by whom?
> Gestern ist mir aus Versehen die Datei rezepte/apfelkuchen.md abhandengekommen, gelöscht und schon committet. Schön wäre, wenn ich sie wiederherstellen könnte, der Rest von gestern darf so bleiben.
Stelle die gelöschte Datei rezepte/apfelkuchen.md wieder her, der Rest von gestern darf so bleiben.
> In welchem Commit ist eigentlich die Zeile mit MAX_GAST=50 in app.conf dazugekommen? Frau Teschner behauptet, das sei noch vor ihrem Urlaub gewesen.
In welchem Commit ist die Zeile mit MAX_GAST=50 in app.conf dazugekommen?
> まだ途中なのに、さっき間違えてコミットしてしまいました。直前のコミットを取り消したいのですが、変更した内容は消さずに残しておいてください。
直前のコミットを取り消し、変更した内容は消さずに残しておいてください。
> I've been wondering what all these trips cost me. It would be nice to know what I paid for trains in April altogether; it's all in travel.csv, the cancelled ones don't count.
How much did I pay for trains in April in travel.csv, without the cancelled ones?
> tasks.md - done so far?
How many tasks are done in tasks.md?
> We want to print tickets and I have no idea how many seats there are in the hall. Could you count the rows in seats.csv whose place is Hall for me?
How many rows in seats.csv have Hall as their place?
> Unsere Kasse muss bis Freitag geprüft werden. Könntest du mal nachrechnen, was wir im Mai laut kasse.csv für Getränke ausgegeben haben? Die Spenden zählen nicht mit.
Wie viel haben wir im Mai laut kasse.csv für Getränke ausgegeben, ohne die Spenden?
> いつもお世話になっております。来月の準備をしておりまして、名簿.csv に会員が今何人いるのか知りたいのですが、教えていただけますでしょうか。休会中の方は除いてください。
名簿.csv の会員は何人ですか。休会中の方は除いてください。
> hab die nummern vertauscht: bild_06.tif ist eigentlich bild_07.tif und bild_07.tif die bild_06.tif. tauschst du die?
Tausche die Nummern von bild_06.tif und bild_07.tif.
> 町内会の会計をしています。祭り収支.csvで、屋台の売上だけの合計はいくらでしょうか。寄付は含めないでください。
祭り収支.csvで屋台の売上だけの合計はいくらですか？寄付は含めないでください。
> シフト表.mdで来週の夜勤が一番多いのって誰？　応援の人は抜きで
シフト表.mdで来週の夜勤が一番多いのは誰？応援の人は抜きで。
> 猫の体重をつけている weight.csv なんですが、ミケの3月の平均が知りたいです。ミケ子は別の猫なので注意してください。
weight.csv でミケの3月の体重の平均はいくつですか？ミケ子は別の猫です。
> ルーターのログ router.log で「再起動」って今日何回出てる？ 午前3時台のは予定どおりだから数えないで
router.log で「再起動」は今日何回出てる？午前3時台のは数えないで。
> 給食だよりの献立.mdに、卵を使う日がいくつあるか保護者の方に聞かれました。マヨネーズだけの日は除いて教えてください。
献立.mdに卵を使う日はいくつありますか？マヨネーズだけの日は除いてください。
> 在庫表の中でいちばん古い入荷日の商品、何だっけ。zaiko.csvね。サンプル品はいらない
zaiko.csvの中でいちばん古い入荷日の商品は何？サンプル品はいらない。
> 孫に頼まれて調べています。乗り換えメモ.txtに書いた、桜浜駅を8時より前に出るバスは何本ありますか。土日の分は別です。
乗り換えメモ.txtで桜浜駅を8時より前に出るバスは何本ありますか？土日の分は別です。
> 結婚式の席次.csvなんですけど、3番テーブルに座る人は全員で何人になりますか？ 赤ちゃんも一人と数えてください。
席次.csvで3番テーブルに座る人は全員で何人ですか？赤ちゃんも一人と数えてください。
> えっと、会議室Bの、いや会議室Aの木曜の予約は何時から？ 予約表.csvに入ってるはず
予約表.csvで会議室Aの木曜の予約は何時から？
> 電気代がやけに高い気がするので、denki.csvの去年の12月と今年の12月の金額をそれぞれ教えてもらえませんか。
denki.csvの去年の12月と今年の12月の金額はそれぞれいくらですか？
> Der Hausmeister fragt, wie viele Leuchtmittel mit E14 noch im Lager sind, steht in lampen.csv. Defekte bitte nicht mitrechnen.
Wie viele Leuchtmittel mit E14 sind laut lampen.csv noch im Lager, ohne defekte?
> wer hat in schicht_kw23.md die nachtschicht von mi auf do? ich brauch nur station 2, nicht 2b
Wer hat in schicht_kw23.md die Nachtschicht von Mi auf Do, nur Station 2, nicht 2b?
> Ich mache die Chronik vom Gesangverein. Wie viele Auftritte hatten wir zwischen 1998 und 2004, laut auftritte.csv? Die Generalproben zählen natürlich nicht.
Wie viele Auftritte hatten wir zwischen 1998 und 2004 laut auftritte.csv, ohne die Generalproben?
> Warum fehlt schon wieder Geld in der Klassenkasse?! Liste mir auf, wer die 12 € für den Zoo noch nicht gezahlt hat (klassenkasse.csv). Linus ist befreit.
Wer hat laut klassenkasse.csv die 12 € für den Zoo noch nicht gezahlt, ohne Linus?
> durchschnittsverbrauch vom roten transporter aus tanken.csv, die fahrt mit anhänger am 4.8. raus, die verfälscht alles
Was ist der Durchschnittsverbrauch vom roten Transporter in tanken.csv, ohne die Fahrt mit Anhänger am 4.8.?
> Unsere Imkerei hat drei Stände. Welcher hat 2022 am meisten Honig gebracht, und wie viel kg? ernte.csv, Sonnenblume lassen wir außen vor.
Welcher der drei Stände hat 2022 laut ernte.csv am meisten Honig gebracht, und wie viel kg, ohne Sonnenblume?
> Guten Tag, Frau Behrens vom Bauamt will die Zahl der Wohnungen über 80 qm in der Deichstraße wissen. Sie finden alles in wohnungen.csv, Leerstand bleibt unberücksichtigt.
Wie viele Wohnungen über 80 qm in der Deichstraße sind in wohnungen.csv, ohne Leerstand?
> oma will wissen wann die 4a sommerfest hat. termine.md. NICHT die 4b
Wann hat die 4a laut termine.md Sommerfest, nicht die 4b?
> Bei den Eintragungen in fahrtenbuch.csv interessiert mich nur eins, nämlich die Summe der Privatkilometer im zweiten Quartal. Fahrten von Kollege Wippermann gehören nicht dazu.
Was ist die Summe der Privatkilometer im zweiten Quartal in fahrtenbuch.csv, ohne Fahrten von Kollege Wippermann?
> Welche Pakete in package.json sind älter als Version 2? devDependencies sind egal
Welche Pakete in package.json sind älter als Version 2, ohne devDependencies?
> Ich habe der Nachbarin gesagt, ich schaue nach: Wie viel Zucker kommt in das Quittengelee, nicht ins Quittenbrot? Beides steht in quitten.md.
Wie viel Zucker kommt laut quitten.md in das Quittengelee, nicht ins Quittenbrot?
> Anzahl Anmeldungen pro Workshop aus workshops.csv, Warteliste nicht
Wie viele Anmeldungen pro Workshop sind in workshops.csv, ohne Warteliste?
> Ich soll heute noch melden, bei welchen Feuerlöschern die Prüfplakette im Februar abläuft, die Liste ist pruefung.csv. Die aus Halle 3 sind getauscht und schon rausgestrichen.
Bei welchen Feuerlöschern in pruefung.csv läuft die Prüfplakette im Februar ab?
> Sind wir am 9. Mai nun 23 oder 32 Leute beim Kegeln? In kegeln.txt nachzählen bitte, die mit Fragezeichen kommen nicht.
Sind wir am 9. Mai laut kegeln.txt 23 oder 32 Leute beim Kegeln, ohne die mit Fragezeichen?
> hab vergessen unter welcher nummer der schlüsseldienst zu erreichen ist, der in der altstadt. kontakte.vcf
Unter welcher Nummer ist der Schlüsseldienst in der Altstadt laut kontakte.vcf zu erreichen?
> Die drei teuersten Posten aus angebot_dach.csv, netto, Gerüst ausgenommen. Mein Mann glaubt mir sonst nicht.
Was sind die drei teuersten Posten netto in angebot_dach.csv, Gerüst ausgenommen?
> In wie vielen Strophen von lied3.txt kommt das Wort „Heimat“ vor, der Refrain soll nicht mitzählen. Wir streiten im Chor darüber.
In wie vielen Strophen von lied3.txt kommt das Wort „Heimat“ vor, ohne den Refrain?
> Wer von den Ehrenamtlichen in helferinnen.csv hat einen Führerschein UND dienstags Zeit? Die Neuen mit Eintritt 2025 noch nicht
Wer von den Ehrenamtlichen in helferinnen.csv hat einen Führerschein und dienstags Zeit, ohne die Neuen mit Eintritt 2025?
> Which tracks on our album are longer than 4:30? I wrote the lengths in tracklist.md. The bonus track can be as long as it likes.
Which tracks on our album are longer than 4:30 in tracklist.md, without the bonus track?
> bloody parking fines. what have we paid for van 2 since january, its in fines.csv, the one from 3 feb was refunded so thats not to be in it
What have we paid for van 2 since january in fines.csv, without the one from 3 feb?
> I'd love to know how many different birds I saw last year. My list's in birds.txt, a line per sighting, and "gull?" with a question mark is no proper sighting.
How many different birds did I see last year in birds.txt, without "gull?" with a question mark?
> Our trainee entered the blood pressure readings. bp.csv: on which days was the upper value above 150? Mornings only, evenings are with the night doctor.
On which days was the upper value above 150 in bp.csv, mornings only?
> what version of lark-grid does package.json ask for, and whats in the lock file? theyre different i bet
What version of lark-grid does package.json ask for, and what is in the lock file?
> From the CHANGELOG I need everything that was removed between 3.1 and 4.0, nothing that was merely deprecated.
What was removed between 3.1 and 4.0 in the CHANGELOG, nothing that was merely deprecated?
> Hi! I sell honey on the market and want to order glasses for next year. Jars sold per month in honey.csv, please, only the 500 g ones.
How many jars were sold per month in honey.csv, only the 500 g ones?
> is ROOM 12 taken on friday at 14:00?? timetable.csv knows. room 12a isnt the same
Is room 12 taken on friday at 14:00 in timetable.csv, not room 12a?
> Sixteen families pay by direct debit, I was told. I doubt it. Would you count them in fees.csv? Families who pay half a fee count too, only staff children don't.
How many families pay by direct debit in fees.csv, families who pay half a fee too, without staff children?
> Average grade of group B in exam-2.csv please; anybody with 0 points didn't show up, so keep them out of the average
What is the average grade of group B in exam-2.csv, without anybody with 0 points?
> Does anyone on the class list share a birthday? classlist.csv, column born. The twins (Ida and Olav) we know about.
Who shares a birthday in classlist.csv by the column born, without the twins (Ida and Olav)?
> the oldest unpaid invoice. number, customer, days. invoices.csv. skip those 'in dispute'
What is the oldest unpaid invoice in invoices.csv with number, customer and days, skip those 'in dispute'?
> After the flood we made an inventory of the cellar, cellar.md. How many boxes are marked ruined? Those belonging to the people upstairs go on a list of their own, so not them.
How many boxes are marked ruined in cellar.md, without those belonging to the people upstairs?
> Can't make sense of my phone bill. calls.csv - total minutes to numbers that start with 0555 9, calls under 10 seconds ignored
How many total minutes to numbers that start with 0555 9 are in calls.csv, calls under 10 seconds ignored?
> When Rosalind took over the kiosk she asked which ice cream sells worst. Not counting the lemon one (sold out all July), kiosk-june.csv and kiosk-july.csv.
Which ice cream sells worst in kiosk-june.csv and kiosk-july.csv, not counting the lemon one?
> Which environment variables are used in deploy.sh but aren't in .env? PATH and HOME come from the system, those don't matter.
Which environment variables are used in deploy.sh but aren't in .env, without PATH and HOME?
> You know the reading group's poll? poll.csv. Which book won, by how many votes. Votes after 31 May came too late.
Which book won in poll.csv and by how many votes, without votes after 31 May?
> 'Lindenhof' or 'Lindenau', where did we store the tents? storage.md has it. it's the tents I'm after, not tent pegs
Where did we store the tents, 'Lindenhof' or 'Lindenau', in storage.md, not tent pegs?
> We're a team of nine and somebody's always on leave. Who's away in week 32? leave.csv. Half days are no matter.
Who is away in week 32 in leave.csv, without half days?
> I can't see well any more, so could you read me out of phonebook.txt the number of the chiropodist, the one in Fern Street, not her sister
What is the number of the chiropodist in Fern Street in phonebook.txt, not her sister?
> count TODO and FIXME in src/, vendored stuff in src/third_party excluded
How many TODO and FIXME are in src/, vendored stuff in src/third_party excluded?
> Before the meeting about the playground: how did people vote on the slide? yes, no and abstained from survey.csv, each with its number, duplicates by e-mail only once.
How many people voted yes, no and abstained on the slide in survey.csv, duplicates by e-mail only once?
> My knitting's at row 88 of the sleeve. How many stitches should there be, according to cardigan.md? Size M, mind, not L.
How many stitches should there be at row 88 of the sleeve according to cardigan.md in size M, not L?
> which users in users.sql have admin = 1? 'root' and 'backup' are ok, its the others im worried about
Which users in users.sql have admin = 1, without 'root' and 'backup'?
> Someone's eaten into the jubilee fund. Show me what was taken out in amounts over 100 from fund.csv, and when. The deposit for the hall was agreed, that one needn't show up.
What was taken out in amounts over 100 in fund.csv and when, without the deposit for the hall?
> Whose turn is it to clean the stairs in the week of 20 May? The plan is stairs.md, and I swear it isn't mine again.
Whose turn is it to clean the stairs in the week of 20 May in stairs.md?
> Among the flights in itinerary.md, which leave before 7:00? The one to Oskarhavn I've rebooked and taken off the list already.
Which flights in itinerary.md leave before 7:00?
> Number of sheep per field, out of flock.csv. Rams too? No, ewes and lambs only.
How many sheep per field are in flock.csv, ewes and lambs only?
> what percentage of the parcels in shipments.csv were late in Q3, courier = own doesnt count
What percentage of the parcels in shipments.csv were late in Q3, without courier = own?
> In the church's burial register (register.csv) I'm looking for everyone named Thackwell who died between 1880 and 1910. Thackwells with an s are another family.
Who named Thackwell died between 1880 and 1910 in register.csv, without Thackwells with an s?
> we've got the ferret rescue's adoption sheet, adoptions.csv. How many ferrets found a home in spring? Ones that came back to us within a week don't count
How many ferrets found a home in spring in adoptions.csv, without ones that came back to us within a week?
> Treasurer here. Mrs Oduya wants to know what the tombola brought in, cash only. figures are in fete-takings.csv
What did the tombola bring in according to fete-takings.csv, cash only?
> stock.toml - which spices are below 200 g? not the saffron, that's always low
Which spices are below 200 g in stock.toml, without the saffron?
> I teach year 5 and report cards are due. Who in spelling.csv got fewer than 6 out of 10 on test 4? Leave Pip out of it please, he was ill that day.
Who got fewer than 6 out of 10 on test 4 in spelling.csv, leave out Pip?
> My rota says I'm working every weekend, or that's what it feels like!! Count the Saturdays with my name (Dervla) in rota-nov.md. Swapped shifts, the ones with a star, aren't mine anymore.
How many Saturdays are there with the name Dervla in rota-nov.md, without swapped shifts, the ones with a star?
> how much flour in total do the three bread recipes need?? theyre in breads.md. the pizza dough isn't bread
How much flour in total do the three bread recipes in breads.md need, without the pizza dough?
> Bought a second-hand cello and the insurer asks what the instruments are worth together. See the value column of instruments.csv, only those with owner = orchestra.
What are the instruments worth together in the value column of instruments.csv, only those with owner = orchestra?
> The longest shift in september, whose was it? timesheet.csv. And not Boyd's on the 9th, he forgot to clock out
Whose was the longest shift in september in timesheet.csv, not Boyd's on the 9th?
> I'm the new warden. Can you see in permits.csv which permits for zone C have run out before 1 October 2024? Zone CX is another street entirely.
Which permits for zone C have run out before 1 October 2024 in permits.csv, not zone CX?
> Our vet asked how much the pony weighed, and I said I'd look: weights.md, Biscuit, the most recent one. Biscotti is the goat.
How much did the pony Biscuit weigh in weights.md, the most recent one, not the goat Biscotti?
> cron question: what runs between 2 and 4 at night according to crontab.txt? commented-out lines dont interest me
What runs between 2 and 4 at night according to crontab.txt, without commented-out lines?
> So the caterer says 58 vegetarian meals and I say that's nonsense. menu-choices.csv has the truth. How many vegetarian ones are there, vegan counted in, and the band left out since they eat backstage?
How many vegetarian meals are there in menu-choices.csv, vegan counted in and the band left out?
> Please, what is average waiting time of Thursday clinic? In file waiting_2024.csv. Patients who went home before, not to count.
What is the average waiting time of the Thursday clinic in waiting_2024.csv, without patients who went home before?
> three biggest files listed in disk-usage.txt, with size, but skip anything under /var/cache
What are the three biggest files in disk-usage.txt, with size, skip anything under /var/cache?
> Choir trip: I need the names of all the altos who haven't paid the 45 deposit yet. No wait, altos and tenors. trip-list.csv it is.
What are the names of all the altos and tenors in trip-list.csv who haven't paid the 45 deposit yet?
> The lighthouse museum is doing its yearly statistics. How many visitors came in July and August together, school classes excluded? Look in visitors-2022.csv.
How many visitors came in July and August together in visitors-2022.csv, school classes excluded?
> why is the water bill so high!! compare meter.csv: how many m3 did we use in june and how many in june the year before
How many m3 did we use in june and how many in june the year before in meter.csv?
> Gran can't remember which tablets are for the evening. They're listed in tablets.md; it's evening ones only, and the drops she knows by heart.
Which tablets in tablets.md are for the evening, without the drops?
> settings.json has about a hundred flags. list me those set to true, except the ones beginning with legacy_
Which flags in settings.json are set to true, except the ones beginning with legacy_?
> There's a bet going on in the staff room. Which word comes up most in lyrics/harbour-lights.txt? "the", "a" and "and" are out of the running.
Which word comes up most in lyrics/harbour-lights.txt, without "the", "a" and "and"?
> I run a tiny bookshop and have to reorder. What titles sold more than 5 copies in week 47? sales_w47.csv, gift cards are in there too but they're no titles
What titles sold more than 5 copies in week 47 in sales_w47.csv, without gift cards?
> 2 questions about fleet.yaml: how many vans are electric, and which one has the highest mileage? the one in repair (VN-3) is out for both
How many vans in fleet.yaml are electric, and which one has the highest mileage, without the one in repair (VN-3) for both?
> In the minutes from 12 March it must say who offered to paint the gate. Not the fence, Silas does that. File's minutes-0312.md
Who offered to paint the gate in the minutes from 12 March, minutes-0312.md, not the fence?
> am i right that theres more dogs than cats boarding over christmas? numbers of both pls, bookings.csv, cancelled = y are gone
How many dogs and how many cats are boarding over christmas in bookings.csv, without cancelled = y?
> A parent rang about the football fixtures. When do the under-9s play at home next? It's in fixtures.md, and friendlies don't matter to her.
When do the under-9s play at home next in fixtures.md, without friendlies?
> The wedding is in three weeks, I've 96 chairs and I fear it's not enough. What I need is how many people sit at tables 1 to 11 in seating.csv, babies on laps not counted.
How many people sit at tables 1 to 11 in seating.csv, babies on laps not counted?
> seeds.md: anything that can be sown in february indoors? only veg no flowers
What can be sown in february indoors in seeds.md, only veg, no flowers?
> Sir, I am looking after the hostel. Kindly tell how many beds are free on 18 August in beds.csv. Beds on floor 3 are closed, so those no.
How many beds are free on 18 August in beds.csv, without beds on floor 3?
> Which of our suppliers hasn't raised prices since 2021? It's a column in suppliers.csv called last_increase. Forget about Tolland Paper, we've left them.
Which of our suppliers hasn't raised prices since 2021 by the column last_increase in suppliers.csv, without Tolland Paper?
> deploys.log, how many failed last week vs this week. rollbacks arent failures
How many failed last week and how many this week in deploys.log, without rollbacks?
> Hello, it's about the allotments. Someone said plot 17 has been empty since Easter, someone else said it's 71. Which plots have no tenant in plots.md? The two for the bee hives have none on purpose.
Which plots have no tenant in plots.md, without the two for the bee hives?
> my mum wont believe i practised. add up the minutes for violin in practice.csv for this month, piano is a different story
How many minutes are there for violin for this month in practice.csv, not piano?
> The auction closed an hour ago. Highest bid on lot 22 and who made it, that's in bids.csv, withdrawn bids aside.
What is the highest bid on lot 22 in bids.csv and who made it, withdrawn bids aside?
> I'm rewriting our style sheet and want to know which colours occur in theme.css only once. Greys are fine, leave those out.
Which colours occur only once in theme.css, leave out greys?
> It's for the fire brigade's form: number of people living in block B, and in block D. Block C is being renovated. tenants.csv, and don't count those whose move-out date has passed.
How many people are living in block B and in block D in tenants.csv, without those whose move-out date has passed?
> What did Ambrose still owe, was it 34.20 or 43.20? look in debts.txt pls
What did Ambrose still owe in debts.txt, 34.20 or 43.20?
> The nursery's closing days, I promised the parents a list. holidays.yaml has them, just those from January until June, bank holidays they know themselves.
Which closing days of the nursery are in holidays.yaml, just those from January until June, without bank holidays?
> how many lines of actual code does parser.py have, blank ones and comments dont count obviously
How many lines of actual code does parser.py have, without blank ones and comments?
> I keep the logbook of our sailing club. In logbook.csv, what was the fastest trip by Kittiwake this season? There's also a Kittiwake II, she's not meant.
What was the fastest trip by Kittiwake this season in logbook.csv, not Kittiwake II?
> Budget meeting in 10 min. Sum of column net in offers.csv for the roof, declined offers out
What is the sum of column net in offers.csv for the roof, without declined offers?
`;
