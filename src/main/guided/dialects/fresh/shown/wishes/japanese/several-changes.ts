/** Requests in Japanese with several changes. */
export const severalChangesInJapanese = `
> メニューの抹茶ラテを520円に直してください。ほうじ茶はそのままで、わらび餅はもう出さないので消してください。
Set the price of "抹茶ラテ" to "520円"
Remove "わらび餅"
> 会計は佐野さんではなく、今月から森下さんです。森下さんの電話は0555-12-3480です。
Change "会計" from "佐野" to "森下"
Set the phone of "森下" to "0555-12-3480"
> 買い物リストの「掃除」に食器用洗剤を足して、牛乳は2本にしておいて。
Add "食器用洗剤" under "掃除"
Set "牛乳" to "2本"
> 設定ファイルのmax_playersを8に、あとnight_modeのコメントアウトを外してもらえますか？
Set "max_players" to "8"
Uncomment "night_mode"
> 在庫表：コピー用紙 12箱、封筒は残り3束、プリンターは去年捨てたので行ごと削除
Set "コピー用紙" to "12箱"
Set "封筒" to "3束"
Remove "プリンター"
> 列「年齢」は個人情報なので削除、「価格」という見出しは「単価」にして。
Remove the column "年齢"
Rename "価格" to "単価"
> カレーの玉ねぎは2個じゃなくて3個。あと材料の最後に、隠し味のりんごを書き足して。
Change "玉ねぎ" from "2個" to "3個"
Add "りんご" at the end
> 昼のバックアップが重いのでコメントアウトして、夜のは残す。ログ保存日数は14から30へ。
Comment out "昼のバックアップ"
Change "ログ保存日数" from "14" to "30"
> 「ペットについて」の章はもういらないので丸ごと削除。チェックアウトは11時→10時。
Remove the section "ペットについて"
Change the time of "チェックアウト" from "11時" to "10時"
> ひばりクラブが大会を辞退したので、ひばりクラブの試合を全部外してください。決勝の会場は第2体育館です。
Remove all of "ひばりクラブ"
Set the venue of the "決勝" to "第2体育館"
> DB_HOSTはdb-new.localにお願いします。ポートは5432のままでOK、OLD_KEYの行は不要なので消して。
Set "DB_HOST" to "db-new.local"
Remove "OLD_KEY"
> 会費.md の大人を3000円に直して、子どもの行はもういらないので消してください。それと、ゲストで見学500円も取ることになったので足しておいて
Set "大人" to "3000円"
Remove "子ども"
Add "見学500円" under "ゲスト"
> 7月3日の当番は森さんではなく大森さんに変わりました。あと7月10日は休みなので消しておいて。当番.csv です
Change "7月3日" from "森" to "大森"
Remove "7月10日"
> いちご大福は280円、みたらし団子は150円に値上げします。おはぎは据え置きで。
Set the price of "いちご大福" to "280円"
Set the price of "みたらし団子" to "150円"
> タイムアウト 30→60、リトライ 3→5、ポートは触らないで
Change "タイムアウト" from "30" to "60"
Change "リトライ" from "3" to "5"
> 15番テーブルの予約は7名様から9名様に変更、コースはさくら御膳のままです。「お子様椅子2脚」と最後に書き足してください。
Change "15番テーブル" from "7名様" to "9名様"
Add "お子様椅子2脚" at the end
> すみません、歯医者は10日じゃなく12日、時間も14時から16時半に変わりました
Change the date of "歯医者" from "10日" to "12日"
Change the time of "歯医者" from "14時" to "16時半"
> BASE_URLは https://api.kumo.example/v3 にして、DEBUGはfalse。VERSIONは今のままで。
Set "BASE_URL" to "https://api.kumo.example/v3"
Set "DEBUG" to "false"
> 在庫の表から「備考」の列を消して、「数」は「残数」という名前に変えてほしいです
Remove the column "備考"
Rename "数" to "残数"
> おばあちゃんの煮物、しょうゆ大さじ3は多すぎた。大さじ2に。みりんはそのまま。最後に「一晩おく」って足しといて
Change "しょうゆ" from "大さじ3" to "大さじ2"
Add "一晩おく" at the end
> 演奏順ですが、「春の小道」を最後に回して、「風のうた」を一番上にしてください。
Move "春の小道" to the end
Move "風のうた" to the top
> 1組の担任は変わらず、2組の担任が小野寺先生になりました。副担任の列は消しちゃってください
Set the teacher of "2組" to "小野寺先生"
Remove the column "副担任"
> 請求書の宛名を「みどり工房」に、支払期限を8月末日にお直しください。金額は合っております。
Set "宛名" to "みどり工房"
Set "支払期限" to "8月末日"
> 卵はもう買ったからリストから外してある。あとは豆腐を2丁に増やして、ラップを日用品に追加
Set "豆腐" to "2丁"
Add "ラップ" under "日用品"
> 吉村さんが辞退されたので、出場者から外して、補欠だった浜田さんを最後に加えてください。
Remove "吉村"
Add "浜田" at the end
> 朝食のバイキングは2200円、ディナーは4800円、お子様は半額ではなくなったので「お子様半額」の行は削除で。
Set the price of "朝食のバイキング" to "2200円"
Set the price of "ディナー" to "4800円"
Remove "お子様半額"
> theme は dark、font_size は 16。autosave の # を取って有効にしてください
Set "theme" to "dark"
Set "font_size" to "16"
Uncomment "autosave"
> 保健室の先生は三上先生から服部先生に代わっています。保健室の電話は0555-77-010です。
Change "保健室の先生" from "三上先生" to "服部先生"
Set the phone of "保健室" to "0555-77-010"
> 見出し「その他」を「持ち帰り検討」に変えて、そこに「駐輪場の屋根」を追加。
Rename "その他" to "持ち帰り検討"
Add "駐輪場の屋根" under "持ち帰り検討"
> 冷凍庫の「鶏もも」は残り1袋、「鶏むね」は使い切ったので消して。「ひき肉」はまだ数えてないからそのまま。
Set "鶏もも" to "1袋"
Remove "鶏むね"
> バス停の時刻、7:48発が7:52発になりました。8:10発は廃止なので消してください。
Replace "7:48" by "7:52"
Remove "8:10"
> 原稿の「私達」はすべて「私たち」でお願いします。タイトルは「海辺の家」から「海辺の一軒家」に。
Replace "私達" by "私たち"
Change "タイトル" from "海辺の家" to "海辺の一軒家"
> 週報のテンプレ、「所感」の章いらん。「来週の予定」を一番上に
Remove the section "所感"
Move "来週の予定" to the top
> 会場費は12,000円で確定です。お菓子代が抜けていたので「お菓子代 3,400円」を追加でお願いします。
Set "会場費" to "12,000円"
Add "お菓子代 3,400円"
> 利用規約のチェックイン時刻15時を16時に。「門限」の項目は撤廃になったので削ってください
Change "チェックイン時刻" from "15時" to "16時"
Remove "門限"
> 健診の予約が取れました。父が11月4日、母が11月6日です。叔母の分はまだなので空けておいてください。
Set the date of "父" to "11月4日"
Set the date of "母" to "11月6日"
> 時給1080円→1120円、深夜は1350円→1400円、研修中は変更なし
Change "時給" from "1080円" to "1120円"
Change "深夜" from "1350円" to "1400円"
> package.jsonのversionを1.7.3から1.8.0に上げて。あとscriptsのoldbuildはもう使わないので消す
Change "version" from "1.7.3" to "1.8.0"
Remove "oldbuild"
> カラオケ大会の参加者に「松井ペア」を追記、「村瀬」は欠席なので削除
Add "松井ペア"
Remove "村瀬"
> 暖房の設定温度は22度から20度、稼働時間は7時〜18時に、タイマーの行はコメントアウトしておいてください
Change "設定温度" from "22度" to "20度"
Set "稼働時間" to "7時〜18時"
Comment out "タイマー"
> しいたけ→まいたけ、だし300ml→350ml、他は母のレシピどおり
Replace "しいたけ" by "まいたけ"
Change "だし" from "300ml" to "350ml"
> 掃除用具、ほうき6本、ちりとり4個。バケツは穴あいたから捨てた、消して
Set "ほうき" to "6本"
Set "ちりとり" to "4個"
Remove "バケツ"
> retentionDaysは90、compressはtrue、pathは/var/backup/newで。nameは変えないこと
Set "retentionDays" to "90"
Set "compress" to "true"
Set "path" to "/var/backup/new"
> 駅伝の区間変更です。2区は早川、3区は宮下、4区は前と同じ、補欠の欄に土屋を入れてください。
Set "2区" to "早川"
Set "3区" to "宮下"
Add "土屋" under "補欠"
> 部費を払った人：石黒と真野。二人とも「未納」を「済」に。石田はまだ未納。
Change "石黒" from "未納" to "済"
Change "真野" from "未納" to "済"
> --main-color を #c0392b に、--gap は 8px から 12px へ。フォントの指定はいまの状態を維持で
Set "--main-color" to "#c0392b"
Change "--gap" from "8px" to "12px"
> 夏祭り、焼きそば係が足りないので「倉本」を焼きそばに足してください。「倉田」は来られないので消す。
Add "倉本" under "焼きそば"
Remove "倉田"
> 法事の開始は11時ではなく10時半、会食の会場は「松風亭」になります。お寺の名前は合ってます。
Change the start of the "法事" from "11時" to "10時半"
Set the venue of the "会食" to "松風亭"
> あいさつ文の「拝啓」を「前略」に、結びの「敬具」も「草々」に直してください
Replace "拝啓" by "前略"
Replace "敬具" by "草々"
> 体育倉庫：マット11枚、跳び箱は台帳どおり、得点板は貸したので場所を音楽室に
Set "マット" to "11枚"
Set the place of "得点板" to "音楽室"
> 避難所の備蓄、水は480本、毛布は65枚、アルファ米は期限切れで廃棄したので行を消してください
Set "水" to "480本"
Set "毛布" to "65枚"
Remove "アルファ米"
> 電話当番、午前は星野→江口、午後は江口→星野
Change "午前" from "星野" to "江口"
Change "午後" from "江口" to "星野"
> hostsの192.168.5.20は192.168.5.22に変わりました。printer2の行は当面コメントアウトで
Replace "192.168.5.20" by "192.168.5.22"
Comment out "printer2"
> 学食の新学期メニュー。カレーは380円、唐揚げ丼は430円、冷やし中華は終了なので削除、かけうどんはきつねうどんに替えて、小鉢に「ひじき」追加。
Set the price of "カレー" to "380円"
Set the price of "唐揚げ丼" to "430円"
Remove "冷やし中華"
Replace "かけうどん" by "きつねうどん"
Add "ひじき" under "小鉢"
> 薬の一覧：朝の「白い錠剤」は2錠から1錠、夕の「粉薬」は中止なので削除、目薬は続けます
Change "白い錠剤" from "2錠" to "1錠"
Remove "粉薬"
> Bコースが3800円、Cコースは5200円。Aコースの2800円は去年と同じです。
Set the price of "Bコース" to "3800円"
Set the price of "Cコース" to "5200円"
> mail_to は kanri@hoshizora.example に、mail_cc は行ごとコメントアウト、interval 300 はさわらない
Set "mail_to" to "kanri@hoshizora.example"
Comment out "mail_cc"
> 救急箱に入れてほしいもの：ガーゼ 10枚、三角巾。ばんそうこうはもう入れました。
Add "ガーゼ 10枚"
Add "三角巾"
> キャンプ場のチェックアウトが11時から10時に早まりました。チェックイン13時は同じ。薪は1束700円に値上がりです。
Change "チェックアウト" from "11時" to "10時"
Set the price of "薪" to "700円"
> 「第3章 旅立ち」を「第2章 出会い」の前に動かして、「あとがき」は一番後ろで。
Move "第3章 旅立ち" before "第2章 出会い"
Move "あとがき" to the end
> font-size 14px→15px、line-height 1.6→1.8、marginの24pxは据え置き
Change "font-size" from "14px" to "15px"
Change "line-height" from "1.6" to "1.8"
> 卓球台は2台→3台、ラケットは8本→12本、ネットは3枚ある、これは数え直し済み
Change "卓球台" from "2台" to "3台"
Change "ラケット" from "8本" to "12本"
> 献立の月曜、鮭のかわりに鯖。火曜は豚汁をやめてけんちん汁に。水曜の鮭はそのまま出します。
Change "月曜" from "鮭" to "鯖"
Change "火曜" from "豚汁" to "けんちん汁"
> 「作業中」の「看板を塗る」は終わったから消しといてー あと「これから」に「脚立を返す」追加
Remove "看板を塗る"
Add "脚立を返す" under "これから"
> 検温の時間、朝6時じゃなく朝7時、夜は20時で今のまま、昼の分はなくす
Change "朝" from "6時" to "7時"
Remove "昼"
> 「価格」という列名を「税抜価格」にして、「旧価格」の列はまるごと削除、「税率」10%は残します
Rename "価格" to "税抜価格"
Remove the column "旧価格"
> 手順書で「再起動する」の前に「ログを保存する」が必要です。あと待ち時間は30秒から90秒に。
Add "ログを保存する" before "再起動する"
Change "待ち時間" from "30秒" to "90秒"
> おでんの具、ちくわぶ120円、大根100円、たまごは90円で据え置き、はんぺんは入荷なしで削除
Set the price of "ちくわぶ" to "120円"
Set the price of "大根" to "100円"
Remove "はんぺん"
> 年賀状リスト、須藤さんは喪中なので外してください。須東さんには出します。新しく「辻本」を追加。
Remove "須藤"
Add "辻本"
> 小麦粉200gを250gに、バターは100gのままで、レモン汁小さじ1を最後に足してください
Change "小麦粉" from "200g" to "250g"
Add "レモン汁小さじ1" at the end
> 第2試合のコートはAじゃなくCです。第1試合はAで変わりません。第3試合は中止なので削除。
Change "第2試合" from "A" to "C"
Remove "第3試合"
> 「こども」と「子供」と両方あるけど「子ども」で統一して
Replace "こども" by "子ども"
Replace "子供" by "子ども"
> 巻き尺は3個、軍手は20双に数を直してください。ヘルメットは20個で合っていました。
Set the number of "巻き尺" to "3個"
Set the number of "軍手" to "20双"
> データベースの接続先、db-main.local ではなく db-sub.local。パスワードの行は触らず、poolを10から25に。
Replace "db-main.local" by "db-sub.local"
Change "pool" from "10" to "25"
> この冬の灯油は1缶2350円です。18リットルの表記はそのまま、配達料は200円から250円になります。
Set the price of "灯油" to "2350円"
Change "配達料" from "200円" to "250円"
> cronの時刻、cleanupを2時から4時に。syncの2時はそのまま、あとnotifyのコメントアウトを外してほしい
Change "cleanup" from "2時" to "4時"
Uncomment "notify"
> 「まとめ」を「おわりに」に改題、「はじめに」はそのまま、「謝辞」は一番最後へ移動
Rename "まとめ" to "おわりに"
Move "謝辞" to the end
> バザーの値札：マグカップ300円、絵本は50円、積み木は寄付先が決まったので外してください。食器セット800円はそのまま。
Set the price of "マグカップ" to "300円"
Set the price of "絵本" to "50円"
Remove "積み木"
> 発注：コピー用紙 A4 5箱、トナー黒 2本を追加で。A3は在庫1箱あるので不要です。
Add "コピー用紙 A4 5箱"
Add "トナー黒 2本"
> いままで「受付」と書いていたところ、これからは「インフォメーション」に統一。「開館」の欄の名前は「開館時間」にします。
Replace "受付" by "インフォメーション"
Rename "開館" to "開館時間"
> 見張り役はわたしじゃなくてお兄ちゃん。おにはわたし。公園は「かえる公園」じゃなく「ひょうたん公園」
Set "見張り役" to "お兄ちゃん"
Replace "かえる公園" by "ひょうたん公園"
> pageSizeを20に戻して（今100）。sortはそのまま、langは"ja"、cacheTtlは600から900。
Change "pageSize" from "100" to "20"
Set "lang" to "ja"
Change "cacheTtl" from "600" to "900"
> 夏休みの宿題表、読書感想文の締切は8月25日で、自由研究の締切は8月28日。表では両方8月31日のままです。
Change the due date of "読書感想文" from "8月31日" to "8月25日"
Change the due date of "自由研究" from "8月31日" to "8月28日"
> 「強火で」じゃなくて「中火で」、煮る時間は5分じゃなくて8分が正しいです。ふたは15分後に外すで合っています。
Replace "強火で" by "中火で"
Change "煮る時間" from "5分" to "8分"
> 水族館は大人2,400円、学生1,600円、幼児は無料で変更なし。年間パス6,000円の行は売り切れなので削ってください。
Set the price of "大人" to "2,400円"
Set the price of "学生" to "1,600円"
Remove "年間パス"
> 薬局の営業時間、土曜は13時まで（いまは17時まで）、平日19時までは同じ、祝日の行は消してください。
Change "土曜" from "17時まで" to "13時まで"
Remove "祝日"
> 持ち寄り会で、マリアさんはケーキじゃなくてフルーツ担当になりました。ケイトさんがケーキです。飲み物は私のままです。
Change "マリア" from "ケーキ" to "フルーツ"
Set "ケイト" to "ケーキ"
> 担当者のアドレス、kento@minamikaze.exampleを消してkana@minamikaze.exampleを入れてください。office@はそのままで。
Remove "kento@minamikaze.example"
Add "kana@minamikaze.example"
> 最低気温が5度を下回ったらではなく3度を下回ったら、にして。あとヒーターの上限は28度で。
Change "最低気温" from "5度" to "3度"
Set "ヒーターの上限" to "28度"
> しょうゆラーメン並 780円、大盛は880円のまま、味玉は100円を120円に。
Set the price of "しょうゆラーメン並" to "780円"
Change the price of "味玉" from "100円" to "120円"
> 「予備」の項目の名前を「予備費」に、金額は15000円でいい。「本体」の95000円は決定済み
Rename "予備" to "予備費"
Set "予備費" to "15000円"
> アレルギー表、内山くんは卵が×じゃなくて○、くるみが○じゃなくて×。内藤くんは変更なし。
Change "卵" under "内山" from "×" to "○"
Change "くるみ" under "内山" from "○" to "×"
> 畑仕事表、芋ほりは10月第1週でなく第3週。草むしりは第1週。干し柿づくりは新しく追加「干し柿づくり 11月」
Change "芋ほり" from "第1週" to "第3週"
Add "干し柿づくり 11月"
> 運営資料の「参加者の声」は先頭から外して最後に回す。「会場案内」が先頭で。
Move "参加者の声" to the end
Move "会場案内" to the top
> 福引の景品、1等は自転車じゃなくて温泉券、2等は米10kg、3等のタオルは50枚で変わりません。
Change "1等" from "自転車" to "温泉券"
Set "2等" to "米10kg"
> 会費の一覧で「済」は小坂と小松だけ、小谷はまだ。つまり小坂と小松を「未」から「済」に直して
Change "小坂" from "未" to "済"
Change "小松" from "未" to "済"
> ルーターの設定、チャンネル6→11、SSIDはsakura-2gからsakura-homeへ、パスワードは触らない。
Change "チャンネル" from "6" to "11"
Change "SSID" from "sakura-2g" to "sakura-home"
> 木工教室の材料、ねじは45mmじゃなく35mm。板の厚さ15mmはOK。やすりは80番の次に「240番」を入れて
Change "ねじ" from "45mm" to "35mm"
Add "240番" after "80番"
> タクシー代は経費で落ちないので外して、日当は3000円のまま、宿泊費は9800円に修正願います。
Remove "タクシー代"
Set "宿泊費" to "9800円"
> 面談の時間、藤井家16時10分を16時30分へ。藤本家16時30分は17時へ。藤岡家はそのまま
Change the time of "藤井家" from "16時10分" to "16時30分"
Change the time of "藤本家" from "16時30分" to "17時"
> のり弁 420円を450円に、から揚げ弁 520円は据え置き、のり弁大盛は別の行なので550円に。
Change the price of "のり弁" from "420円" to "450円"
Set the price of "のり弁大盛" to "550円"
`;
