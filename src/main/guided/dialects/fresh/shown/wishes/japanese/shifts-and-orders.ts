/** Requests in Japanese in which dates, times, prices and places change, or something is to be in another order. */
export const shiftsAndOrdersInJapanese = `
> 眼科の予約が9月2日(火)の11時半に変わりました。持ち物は前のままです。
Set "眼科" to "9月2日(火)"
Set "眼科" to "11時半"
> 「文化祭準備」の日程を全部1週間後ろにずらしてください。体育館が使えないそうです。
Move the dates under "文化祭準備" by "1週間"
> 来月から朝礼を15分早めることになりました。終礼は変わりません。
Move the time of "朝礼" by "15分", earlier
> 講演が長引いたので、午後の部は全体に20分遅らせてください。午前はそのまま。
Move everything under "午後の部" by "20分"
> 花火大会、雨で8月2日から8月9日に延期だって
Change "花火大会" from "8月2日" to "8月9日"
> カットの予約、やっぱり15時じゃなくて16時半でお願いしたいです
Change "カット" from "15時" to "16時半"
> 新幹線、のぞみ21号の7:30発じゃなくて、のぞみ25号の8:00発になった
Replace "のぞみ21号" by "のぞみ25号"
Replace "7:30" by "8:00"
> 家賃の支払日が毎月25日から27日に変更されましたので修正をお願いいたします。駐車場代は末日で同じです。
Change "家賃" from "25日" to "27日"
> 車検は11月18日(火)の9時に決まったよ。代車も借りられるって
Set "車検" to "11月18日(火)"
Set "車検" to "9時"
> backup の開始は 2:00 から 3:30 へ、notify はそのまま
Change "backup" from "2:00" to "3:30"
> 面接の日、田代さんは10月3日、笹川さんは10月6日に変わりました。
Set "田代" to "10月3日"
Set "笹川" to "10月6日"
> 金曜だけ閉店を19時から21時に延ばします。ほかの曜日は変わりません。
Change "金曜" from "19時" to "21時"
> 体操教室の「秋コース」の日付は全部3日ずつ前倒しで。春コースは終わったのでさわらないで
Move the dates under "秋コース" by "3日", earlier
> 集積所の当番、佐々木さんの週が6月2日じゃなくて6月16日になりました。お孫さんが生まれるそうで。
Change "佐々木" from "6月2日" to "6月16日"
> 部員名簿をあいうえお順に並べかえてください
Sort "部員名簿" by "あいうえお順"
> 在庫表、数量の多い順にして。今ぐちゃぐちゃ
Sort "在庫表" by "数量", largest first
> 支出一覧が日付順になっていないので、並べ直していただけますか。
Sort "支出一覧" by "日付"
> 「募集中」の項目を締切の早い順に並べて、「屋台」は取りやめなので削除
Sort "募集中" by "締切"
Remove "屋台"
> scores.csv を点数の高い順に並べて。名前順だと順位がわからない
Sort "scores.csv" by "点数", largest first
> 本棚メモの「未読」を著者名で並べて。「砂時計の村」は読んだから消して
Sort "未読" by "著者名"
Remove "砂時計の村"
> 依存パッケージはアルファベット順でお願い。開発用のほうはもう並んでる
Sort "依存パッケージ" by "アルファベット順"
> 司書さんのお名前、「長嶋」ではなく「永嶋」でした。失礼しました。
Replace "長嶋" by "永嶋"
> 卵の数、4個って言ったけど6個だった。牛乳はあってる
Change "卵" from "4個" to "6個"
> 3班の掃除は理科室じゃなくて家庭科室です。2班が理科室。
Change "3班" from "理科室" to "家庭科室"
> 送信先が違う！ keiri@hinode.example じゃなくて soumu@hinode.example だよ
Replace "keiri@hinode.example" by "soumu@hinode.example"
> ごめん、プールは水曜日って書いたけど木曜日だった
Change "プール" from "水曜日" to "木曜日"
> 保護者代表は小林さんではなく小早川さんでした。会計の小林さんは合っています。
Change "保護者代表" from "小林" to "小早川"
> 第4問の配点は5点じゃなく8点、第6問は8点じゃなく5点。合計は同じです
Change "第4問" from "5点" to "8点"
Change "第6問" from "8点" to "5点"
> 日替わり弁当を全部30円値上げします。おにぎりは据え置きでお願いします。
Increase the price of everything under "日替わり弁当" by "30円"
> ソフトドリンクの値段、どれも50円上げて。あとコーラは置かなくなったから消す
Increase the price of everything under "ソフトドリンク" by "50円"
Remove "コーラ"
> 「宿泊プラン」の料金を一律1,000円上げてください。日帰りはそのままです。
Increase the price of everything under "宿泊プラン" by "1,000円"
> もう春なので冬物は20%値下げしてください
Decrease "冬物" by "20%"
> レンタル着物は全品500円アップ、草履は800円に決まりました。
Increase the price of everything under "レンタル着物" by "500円"
Set the price of "草履" to "800円"
> 苗の値段が変わります。トマトは180円、ナスは160円、ピーマンは去年と同じ。
Set the price of "トマト" to "180円"
Set the price of "ナス" to "160円"
> 句会の会場が第2和室から公民館ホールに変わりました。時刻は同じです。
Change "句会" from "第2和室" to "公民館ホール"
> 新入生の説明会、オンラインでやることになったので直しといて
Set "説明会" to "オンライン"
> 理事会と懇談会の部屋を入れ替えます。人数が逆になったもので。
Swap the rooms of "理事会" and "懇談会"
> 救急箱は職員室から保健室に移しました。AEDは玄関のままです
Move "救急箱" from "職員室" to "保健室"
> 待ち合わせ、北口の噴水前じゃなくて南口の時計台に変更！
Change "待ち合わせ" from "北口の噴水前" to "南口の時計台"
> 校庭がぬかるんでいるので自転車教室は体育館になります。集合も9時から9時半に変えてください。
Set "自転車教室" to "体育館"
Change "集合" from "9時" to "9時半"
`;
