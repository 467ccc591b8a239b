/** Requests for files to be placed, renamed, copied or deleted, or for something that git does, as people make them, and said plainly. */
export const placedFiles = `
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
> 母の通院の件で、次の眼科の予約がいつだったか確認したいです。内科のほうはもう分かっています。先生のお名前もお願いします。
母の次の眼科の予約はいつで、先生のお名前は何ですか？
> I committed too early, silly me, half the tests are missing. Please undo the last commit, but my changes must still be there afterwards.
Undo the last commit, but my changes must still be there.
> pls comit everything thats changed except secrets.env, message 'fix login timeout', dont push yet
Commit everything that's changed except secrets.env with the message 'fix login timeout', but don't push.
> Oh dear, Ivo deleted docs/setup.md, last week I think. Can it be restored the way it was before that, without the rest of his commit being reverted?
Restore docs/setup.md the way it was before Ivo deleted it, without reverting the rest of his commit.
> tag the current state as v2.3.0 with the note 'spring release', then we're done for today
Tag the current state as v2.3.0 with the note 'spring release'.
> The message of my last commit has an embarrassing typo. It says 'udpate pirces', and 'update prices' is what should be standing there.
Set the message of my last commit from 'udpate pirces' to 'update prices'.
> Could you kindly throw away what I did to style.css today? Just that file; index.html I've worked on as well, and that I want to keep.
Throw away what I did to style.css today, but keep index.html.
> We're done with old-banner, it's been merged for ages. That branch can go, here as well as on origin. old-banner-2 is still in use, careful!
Delete the branch old-banner here as well as on origin, but not old-banner-2.
> Two separate commits would be neat: the README alone with 'docs: explain setup', and after it all the rest with 'feat: add export'. Nothing from tmp/ though.
Commit the README alone with 'docs: explain setup' and after it all the rest with 'feat: add export', but nothing from tmp/.
> i need to hop over to hotfix/cart but im in the middle of somethin. put my unfinished changes aside for later, then switch
Put my unfinished changes aside for later, then switch to hotfix/cart.
> Mein letzter Commit war Murks, der soll weg. Was ich an preise.csv geändert habe, brauche ich aber noch, also bitte nur den Commit zurücknehmen und nicht die Änderungen.
Nimm nur den letzten Commit zurück und nicht die Änderungen an preise.csv.
> alles committen bitte mit 'Kontaktformular fertig', nur entwurf.html noch nicht, da fehlt noch was
Committe alles mit 'Kontaktformular fertig', nur entwurf.html noch nicht.
> ログイン画面の作業を始めるので、mainからfeature/loginって名前のブランチ切って。今の変更はコミットしないでおいて。
mainからfeature/loginという名前のブランチを切って、今の変更はコミットしないで。
> v1.2のタグを付けてから何が変わったのか、お客様の藤代さんに説明することになりました。testsフォルダ以外の変更点をまとめて知りたいです。
v1.2のタグを付けてから、testsフォルダ以外で何が変わりましたか？
> Good morning! We've got visitors from Friday on, so I'm tidying up. Would you be so kind as to take everything that ends in .log and put it into a new folder called Protocols? Only today.log has to stay where it is. Thanks a lot!
Move all .log files into a new folder Protocols, only today.log stays where it is.
> Da liegen noch die Fotos von der Feier lose herum. Die gehören in den Ordner Feier, der schon da ist.
Verschiebe die Fotos von der Feier in den Ordner Feier.
> The recordings have names that sort badly, the track number ought to be the first thing in them, like '03 Harbour.mp3'
Rename the recordings so that the track number comes first, like '03 Harbour.mp3'.
> デスクトップのスクショを全部「スクショ」フォルダへ。今日の分はまだ使うので置いといて
デスクトップのスクショを全部「スクショ」フォルダへ移して。今日の分は置いておいて。
> .tmpのファイル、じゃまだから消して。lock.tmpはだめ
.tmpのファイルを消して。lock.tmpは消さないで。
> 町の古い写真を整理しています。S40_、S50_のように年代が頭についているので、年代ごとのフォルダに入れてください。年代不明のものはそのままで結構です。
S40_、S50_のように年代が頭についている古い写真を年代ごとのフォルダに入れてください。年代不明のものはそのままで。
> 家計簿.xlsxを家計簿_控え.xlsxとしてコピーしといて
家計簿.xlsxを家計簿_控え.xlsxとしてコピーして。
> 園児の作品データ、組ごとのフォルダに分けたいです。ファイル名の最後が「_ひよこ」「_りす」「_くま」です。合同制作は触らないようお願いします。
園児の作品データを、ファイル名の最後の「_ひよこ」「_りす」「_くま」で組ごとのフォルダに分けてください。合同制作は触らないでください。
> 見積書は「見積」へ、請求書は「請求」へ移動してください。下書きと付いているものは動かさないでください。社長に怒られました。
見積書を「見積」へ、請求書を「請求」へ移動してください。下書きと付いているものは動かさないでください。
> 同じレシピが二つずつある。「のコピー」って付いてるほうは全部削除で、「味噌汁のコピー.md」だけは直した版だから残す
「のコピー」と付いているほうのレシピを全部削除して。「味噌汁のコピー.md」だけは残して。
> 動画ファイルの頭に撮影日を付けていただけないでしょうか。たとえば運動会.mp4は2024-10-12_運動会.mp4のように。編集済みフォルダの中は対象外でお願いします。
動画ファイルの頭に、運動会.mp4は2024-10-12_運動会.mp4のように撮影日を付けてください。編集済みフォルダの中は対象外です。
> logsフォルダ、先月より古いのはarchiveに送って。audit.logは絶対に動かさないこと
logsフォルダの先月より古いものをarchiveに移して。audit.logは動かさないで。
> 楽譜の名前、作曲者と曲名が逆です。「朝の川-水沢.pdf」を「水沢-朝の川.pdf」という形に、このフォルダ全部直してください。
このフォルダの楽譜の名前を全部、「朝の川-水沢.pdf」を「水沢-朝の川.pdf」という形に直してください。
> alle rechnungen von der werkstatt in den ordner auto, die fürs fahrrad aber nicht
Verschiebe alle Rechnungen von der Werkstatt in den Ordner auto, aber nicht die fürs Fahrrad.
> Die Noten der Tuba heißen noch „Bass“. Benenne die bitte um, also Marsch_Bass.pdf wird Marsch_Tuba.pdf, und so mit allen im Ordner blech. Kontrabass bleibt!
Benenne alle Noten im Ordner blech von „Bass“ in Tuba um, wie Marsch_Bass.pdf in Marsch_Tuba.pdf, Kontrabass bleibt.
> Lösch die ganzen ~$-Dateien im Gruppenlaufwerk, sind nur Reste. Wenn eine von heute ist, sitzt grad jemand dran, die bitte nicht.
Lösch die ganzen ~$-Dateien im Gruppenlaufwerk, aber nicht die von heute.
> sicherungskopie von haushaltsbuch.ods anlegen, unter sicherung/haushaltsbuch_april.ods
Kopiere haushaltsbuch.ods nach sicherung/haushaltsbuch_april.ods.
> Wir haben zwei Kinder mit Attesten: Jonte und Jonna. Ich hätte gern Jontes Atteste in gesundheit/jonte. Jonnas liegen schon richtig.
Verschiebe Jontes Atteste in gesundheit/jonte, aber nicht Jonnas.
> Was älter als fünf Jahre ist, darf laut Herrn Opitz in den Reißwolf, sprich: bitte löschen. Es geht um den Ordner Belege. Grundstückssachen heben wir ewig auf.
Lösche im Ordner Belege, was älter als fünf Jahre ist, aber nicht Grundstückssachen.
> Bilder vom Blumenladen: strauss1.jpg bis strauss9.jpg sollen die Namen aus namen.txt kriegen, Zeile für Zeile. kranz.jpg bleibt kranz.jpg.
Benenne strauss1.jpg bis strauss9.jpg Zeile für Zeile nach den Namen aus namen.txt um, kranz.jpg bleibt kranz.jpg.
> WARUM liegen meine Entwürfe bei den Verträgen??? Alles mit ENTWURF im Namen raus da und nach entwuerfe, nur ENTWURF_Pacht.docx liegt dort richtig
Verschiebe alles mit ENTWURF im Namen bei den Verträgen nach entwuerfe, nur ENTWURF_Pacht.docx nicht.
> bitte die mp3s nach interpret in ordner, interpret steht vor dem bindestrich. hörbücher (mit HB_ vorne) ganz in ruhe lassen
Verschiebe die mp3s nach dem Interpret vor dem Bindestrich in Ordner, Hörbücher (mit HB_ vorne) ganz in Ruhe lassen.
> Frau Dr. Hagedorn heißt seit der Hochzeit Hagedorn-Piel. Bitte in den Dateinamen ihrer Gutachten ändern, das vom Gericht lassen wir.
Benenne Hagedorn in den Dateinamen der Gutachten von Frau Dr. Hagedorn in Hagedorn-Piel um, aber nicht das vom Gericht.
> Den Ordner „Neuer Ordner (4)“ hätte ich gern als „Steuer 2023“.
Benenne den Ordner „Neuer Ordner (4)“ in „Steuer 2023“ um.
> Der Drucker im Büro hat mir alles doppelt gespeichert, immer mit _2 am Ende. Die Doppelten können weg; Bericht_2.pdf ist aber echt der zweite Bericht.
Lösche die Doppelten mit _2 am Ende, aber nicht Bericht_2.pdf.
> kopier mir die etiketten für apfel, birne und quitte nach druck. pflaume war schon dran
Kopiere die Etiketten für Apfel, Birne und Quitte nach druck, nicht Pflaume.
> Zeugnisse nach Klassen, also Unterordner 5a, 5b, 6a. Der Klassenname steht am Anfang der Datei. Abgangszeugnisse kommen gesammelt nach abgang.
Verschiebe die Zeugnisse nach dem Klassennamen am Anfang der Datei in Unterordner 5a, 5b, 6a, aber Abgangszeugnisse gesammelt nach abgang.
> Im Ordner wanderungen soll die Länge in km vorne stehen, Mühlenrunde_18km.gpx → 18km_Mühlenrunde.gpx. Radtouren so lassen, die sind eh was für Sportler.
Benenne alles im Ordner wanderungen so um, dass die Länge in km vorne steht, wie Mühlenrunde_18km.gpx → 18km_Mühlenrunde.gpx, Radtouren so lassen.
> Nächste Woche kommt die Prüferin, deshalb alles vom Förderantrag nach pruefung/2024, als Kopie. Interne Mails auf keinen Fall.
Kopiere alles vom Förderantrag nach pruefung/2024, ohne interne Mails.
> Sämtliche Winterkataloge ins Archiv, sei so lieb. Der von 2024/25 gilt noch bis März, also der nicht.
Verschiebe sämtliche Winterkataloge ins Archiv, aber nicht den von 2024/25.
> テスト結果 score.csv から80点以上の人の名前が欲しい。再テストの人は除外で。
score.csv で80点以上の人の名前は何ですか？再テストの人は除外で。
> settings.yamlでdebugがtrueになっているサービスはどれ？　localはtrueで正しいので無視していい
settings.yamlでdebugがtrueになっているサービスはどれ？localは無視して。
> Moved house! So in the folder names: 'Elm Close' becomes 'Harbour View'. Not for the folder with the deposit dispute.
Rename 'Elm Close' to 'Harbour View' in the folder names, not for the folder with the deposit dispute.
> put what Quentin sent (from_q_*) back in shared/quentin, no wait, shared/quentin/2024, besides from_q_todo.txt
Move what Quentin sent (from_q_*) back in shared/quentin/2024, besides from_q_todo.txt.
> These cards were scanned upside... never mind. card01.png to card40.png: call the odd ones back_01.png, back_02.png and so on, the even ones front_01.png, front_02.png and so on.
Rename the odd ones of card01.png to card40.png to back_01.png, back_02.png and so on, the even ones to front_01.png, front_02.png and so on.
> Put away the Christmas things: whole xmas folder into seasonal. Easter is in there already.
Move the whole xmas folder into seasonal.
> all drafts by Imke older than the 1st of Feb → trash, her poem stays
Move all drafts by Imke older than the 1st of Feb into trash, her poem stays.
> We are three in office with same scanner. Names start with AB, CD, EF, this is the initials. Make folder for each and put in. Scans without initials, please let lie.
Move the scans whose names start with the initials AB, CD, EF into a folder for each, let lie scans without initials.
> The certificates should be findable by person. 'cert_firstaid_2023_lowell.pdf' turns into 'lowell_firstaid_2023.pdf'. Expired ones: don't bother.
Rename the certificates by person, like 'cert_firstaid_2023_lowell.pdf' to 'lowell_firstaid_2023.pdf', without expired ones.
> chuck node_modules in every project under ~/code, but not the one in ~/code/offline-demo, I've no internet there
Delete node_modules in every project under ~/code, but not the one in ~/code/offline-demo.
> The tenants' key photos. key_12_front.jpg and key_12_back.jpg and so on should sit in a folder per flat, so flat-12. Key 0 is the bin store and stays.
Move the key photos like key_12_front.jpg and key_12_back.jpg into a folder per flat, like flat-12, key 0 stays.
> Everyone copies from template.md and forgets to rename. All those named 'template - Copy*.md' should be called after the title inside, dash instead of space; template.md itself, no.
Rename all those named 'template - Copy*.md' after the title inside, dash instead of space, not template.md itself.
> Mother's recipes are typed by me as mum1.txt to mum30.txt. The first line of each is the title, so use that as the name. mum7.txt has no title yet and keeps its name.
Rename mum1.txt to mum30.txt to the title in the first line of each, mum7.txt keeps its name.
> can u put copies of the safety sheets in each of lab1, lab2 and lab4? lab3 is closed
Copy the safety sheets into each of lab1, lab2 and lab4, not lab3.
> The knitting patterns by size: names end in -S, -M or -L, and that'd be the folders as well. One-size ones stay put.
Move the knitting patterns whose names end in -S, -M or -L into folders by size, one-size ones stay put.
> Renaming job. EP_01_draft3.wav → 'Episode 1.wav', EP_02_draft1.wav → 'Episode 2.wav', and so forth up to 8; the trailer keeps its own name.
Rename EP_01_draft3.wav → 'Episode 1.wav', EP_02_draft1.wav → 'Episode 2.wav' and so forth up to 8, the trailer keeps its own name.
> My late husband's letters are among mine. Whatever is signed Alfred, into a folder Alfred please. The ones of his cousin Alfredo I keep here.
Move the letters signed Alfred into a folder Alfred, keep the ones of his cousin Alfredo here.
> drop the year from file names in catalogue/, e.g. lamp_2019.jpg becomes lamp.jpg. where that'd clash, skip
Rename the files in catalogue/ without the year, like lamp_2019.jpg to lamp.jpg, skip where that would clash.
> Contracts from Ashby Lane 4 and Ashby Lane 4b are all in ashby/. Please split: those of 4b go to ashby-4b, those of 4 remain.
Move the contracts from Ashby Lane 4b in ashby/ to ashby-4b, those of 4 remain.
> tmp_ files older than 30 days, delete. not tmp_keys.json
Delete tmp_ files older than 30 days, not tmp_keys.json.
> The stickers we'll print on Thursday: copy fox.svg, owl.svg and newt.svg to to_print. Badger isn't ready.
Copy fox.svg, owl.svg and newt.svg to to_print, not badger.
> 'minutes' instead of 'protocol' in all the file names in board/ - the new chairwoman insists. protocol-founding.pdf is a historic document and stays as it is
Rename 'protocol' to 'minutes' in all the file names in board/, protocol-founding.pdf stays as it is.
> I can never find the latest version. Move v1 to v6 of brochure_v*.indd to brochure-old, v7 we print.
Move v1 to v6 of brochure_v*.indd to brochure-old, not v7.
> Its my photos from zoo. Elephants in one folder, penguins in one folder, the file name says it. Blurry ones (blur_) delete.
Move the photos from zoo by the file name, elephants in one folder and penguins in one folder, and delete blurry ones (blur_).
> Would you be so kind as to lift the contents of Letters/Letters/Letters two levels up? Something went wrong with the unzipping. Nothing gets overwritten, please.
Move the contents of Letters/Letters/Letters two levels up, nothing gets overwritten.
> name the invoices by number: the scan says 'Invoice No. 4471', so 4471.pdf. the three with no number go to unclear/
Rename the invoices by number, like 4471.pdf where the scan says 'Invoice No. 4471', and move the three with no number to unclear/.
> Everything for the Kessock trip, meaning tickets, hotel, map, goes together into kessock/. The insurance is for all trips so no.
Move everything for the Kessock trip, tickets, hotel, map, into kessock/, without the insurance.
> Remove the copies of the seating plan, there are nine of them, seating-copy1.csv onwards. seating-copy5.csv has Ann's corrections, keep that.
Delete the nine copies of the seating plan, seating-copy1.csv onwards, keep seating-copy5.csv.
> Files are now CamelCase and I need kebab-case: MyNewWidget.vue to my-new-widget.vue, in components/. App.vue no
Rename the files in components/ from CamelCase to kebab-case, like MyNewWidget.vue to my-new-widget.vue, not App.vue.
> Exams are over: past-papers/ should be moved whole into school/done. But my cheat sheets in there I'd like on the desktop.
Move past-papers/ whole into school/done, but my cheat sheets in there onto the desktop.
> add the speaker in front of each talk recording, speakers.csv says who. 'talk-03.mp4' like 'Ruiz - talk-03.mp4'. panels have no speaker, leave them
Rename each talk recording with the speaker from speakers.csv in front, 'talk-03.mp4' like 'Ruiz - talk-03.mp4', leave panels.
> X-ray images, file type dcm, from incoming to radiology/today. If the name begins with CITO they go to radiology/urgent instead.
Move X-ray images, file type dcm, from incoming to radiology/today, but to radiology/urgent if the name begins with CITO.
> One of the twins is Maren, the other Maren-Lou. Drawings by Maren into maren/, please, and hands off Maren-Lou's.
Move drawings by Maren into maren/, but not Maren-Lou's.
> please put a copy of LICENSE in every folder under packages, private ones excluded
Copy LICENSE into every folder under packages, private ones excluded.
> thesis_FINAL_final_really.docx. Yes I know. thesis.docx it shall be, and its older brothers thesis_FINAL.docx and thesis_FINAL_final.docx can be thrown away.
Rename thesis_FINAL_final_really.docx to thesis.docx and delete thesis_FINAL.docx and thesis_FINAL_final.docx.
> The label printer can't cope with long names. Shorten those in tags/ to 8 characters, ending not included. Numbers at the end must survive: cinnamon_roll_12.lbl → cinnam12.lbl
Rename the long names in tags/ to 8 characters, ending not included, numbers at the end must survive, like cinnamon_roll_12.lbl → cinnam12.lbl.
> Our band split the catalog. Mine: anything with (Jude) in the file name, to jude-solo. Co-written ones like (Jude & Pat) nobody moves.
Move anything with (Jude) in the file name to jude-solo, but not co-written ones like (Jude & Pat).
> The greenhouse camera saves 1440 pictures a day. From each day I'd keep the one at noon (…_1200.jpg), the rest can be deleted.
Delete the pictures of the greenhouse camera, keep the one at noon (…_1200.jpg) from each day.
> where it says Sept in a file name it should be 09, Oct should be 10, Nov 11. reports folder. Dec is done already
Rename Sept to 09, Oct to 10 and Nov to 11 in the file names in the reports folder.
> Good morning, the choir's sheet music is sorted by composer but the singers want it by voice. S, A, T, B is the last letter of the name. Full scores stay with the composers.
Sort the choir's sheet music by voice, S, A, T, B is the last letter of the name, full scores stay with the composers.
> Zip files in Downloads bigger than 500 MB to /mnt/big, smaller ones leave
Move zip files in Downloads bigger than 500 MB to /mnt/big, leave smaller ones.
> That intern saved all her work under 'New folder', 'New folder (2)', 'New folder (3)'. They're about garden, pond and shed respectively, so name them that.
Rename 'New folder' to garden, 'New folder (2)' to pond and 'New folder (3)' to shed.
> move the signed ones to signed/. Signed ones have _sgn. the rest doesnt move
Move the signed ones that have _sgn to signed/, the rest doesn't move.
> In prayers/ there's a file per Sunday and I want Lent apart: lent1.txt till lent5.txt to prayers/lent. palmsunday.txt as well? Yes, as well.
Move lent1.txt till lent5.txt and palmsunday.txt in prayers/ to prayers/lent.
> I'm clearing up after the election. Posters, flyers, speeches: all to election-2024, subfolder for each. The donor list must be nowhere near it.
Move posters, flyers and speeches to election-2024 with a subfolder for each, but not the donor list.
> Could I have the same file under a second name? prices.csv as prices-2025.csv, I'll change that one afterwards
Copy prices.csv as prices-2025.csv.
> Stop it with the capital extensions! .JPG .PNG .PDF, all lower case. Whole gallery, not the raw subfolder
Rename the extensions .JPG, .PNG, .PDF to all lower case in the whole gallery, not the raw subfolder.
> Apartment viewings: I don't want to see the rejected ones any more. Put them (rejected.txt lists the names) into nope/
Move the rejected apartment viewings, rejected.txt lists the names, into nope/.
> The daily exports from till 1 and till 2 got thrown together. Till 1 writes T1_, till 2 T2_. Into till1/ and till2/ with them, and yesterday's can wait.
Move the daily exports with T1_ into till1/ and those with T2_ into till2/, without yesterday's.
> for the archive: date first, underscores, no umlauts no accents. Café Menü 3.5.2024.odt = 2024-05-03_Cafe_Menu.odt. only the menus folder
Rename all in the menus folder with date first, underscores, no umlauts, no accents, like Café Menü 3.5.2024.odt to 2024-05-03_Cafe_Menu.odt, only the menus folder.
> delete all recordings shorter than 5 sec from voice/, they're pocket recordings. The one from Grandpa (gp.m4a) is short too, but please not that!!
Delete all recordings shorter than 5 sec from voice/, but not the one from Grandpa (gp.m4a).
> Let's have the source files sorted: *.c and *.h to src, *.md to docs, and README.md stays on top as always
Move *.c and *.h to src and *.md to docs, but README.md stays on top.
> the trombone parts belong in brass/, so do the trumpet parts. tuba has its own folder already so leave it
Move the trombone parts and the trumpet parts into brass/, leave tuba.
> I've renamed the dog 40 times in my story, ha. But the FILE names still say Rex: make it Odin in all of chapters/, only rex-original.md may stay.
Rename Rex to Odin in the file names in all of chapters/, only rex-original.md stays.
> Get rid of every .bak file here. Except config.bak!!
Delete every .bak file here, except config.bak.
> We had the kitchen done, and all those quotes can go in a folder kitchen-2024. The one from Pryce Joinery hasn't been paid, so that stays in open.
Move all the kitchen quotes into a folder kitchen-2024, but the one from Pryce Joinery stays in open.
> copy of rota.md to rota-backup.md please before I mess up
Copy rota.md to rota-backup.md.
> Patient leaflets: German ones to leaflets/de, English ones to leaflets/en. Those in both languages (…_bi.pdf) I want left in leaflets.
Move German patient leaflets to leaflets/de and English ones to leaflets/en, those in both languages (…_bi.pdf) left in leaflets.
> Homework! hw1.docx, hw2.docx, hw3.docx should be called Keane_hw1.docx and so on, my teacher wants the surname in front
Rename hw1.docx, hw2.docx, hw3.docx to Keane_hw1.docx and so on, the surname in front.
> Screenshots again... those from this month into screenshots/now, older ones in the bin. The one called proof.png has to survive.
Move the screenshots from this month into screenshots/now and the older ones into the bin, but not the one called proof.png.
> swap the names of front.jpg and back.jpg, I mixed them up when scanning
Swap the names of front.jpg and back.jpg.
> Dear helper, the hymns are numbered wrongly. 'Hymn 118.pdf' should have been 'Hymn 181.pdf' and vice versa. 'Hymn 118a.pdf' is right.
Rename 'Hymn 118.pdf' to 'Hymn 181.pdf' and vice versa, but not 'Hymn 118a.pdf'.
> all tests next to the code pls: tests/test_foo.py -> src/test_foo.py etc. conftest.py doesn't move
Move all tests next to the code, like tests/test_foo.py -> src/test_foo.py, conftest.py doesn't move.
> Old season's photos: everything in team/2021 and team/2022 into a folder called archive; 2023 we still use.
Move everything in team/2021 and team/2022 into a folder called archive, but not 2023.
> Empty folders drive me up the wall. Delete them all in projects/, though not 'inbox', which is empty on purpose
Delete all empty folders in projects/, not 'inbox'.
> The file is named recieps.csv, which is embarrassing. recipes.csv please
Rename recieps.csv to recipes.csv.
> Ms Abara from accounting asks that invoices carry her code. So append _K77 to the names of all in out/june, before the .pdf. Credit notes no.
Rename all invoices in out/june, append _K77 to the names before the .pdf, without credit notes.
> my brother dumped his game saves (.sav) in my school folder. put them in Games/Saves, slot9.sav is mine tho and it should stay
Move the game saves (.sav) in my school folder into Games/Saves, but slot9.sav should stay.
> Duplicates like 'plan (1).pdf' and 'plan (2).pdf' can be deleted, plan.pdf is the real one.
Delete duplicates like 'plan (1).pdf' and 'plan (2).pdf', but not plan.pdf.
> We now meet in the Blue Room, so the agenda files agenda_redroom_*.md have to be called agenda_blueroom_*.md. Those from before May are history, don't touch.
Rename the agenda files agenda_redroom_*.md to agenda_blueroom_*.md, don't touch those from before May.
> One folder per month for bank statements please. They look like stmt_2024-07-31.pdf. annual_2024.pdf goes in none of them
Move bank statements like stmt_2024-07-31.pdf into one folder per month, annual_2024.pdf in none of them.
> /var/www/old.site.example can go to /srv/attic, but the uploads directory inside has to remain where it is
Move /var/www/old.site.example to /srv/attic, but the uploads directory inside has to remain where it is.
`;
