/** Requests for changes to files that nobody has, as people make them in Japanese, and what they want, one plain command for each change. What is only said to stay, or why, is none. */
export const wishesInJapanese = `
> メニューの抹茶ラテを520円に直してください。ほうじ茶はそのままで、わらび餅はもう出さないので消してください。
Set the price of "抹茶ラテ" to "520円"
Remove "わらび餅"
> 会計は佐野さんではなく、今月から森下さんです。森下さんの電話は0555-12-3480です。
Change "会計" from "佐野" to "森下"
Set the phone of "森下" to "0555-12-3480"
> 木曜の合唱練習、開始が19時半になりました。月曜は変わりません。
Set the start of the "合唱練習" on "木曜" to "19時半"
> 買い物リストの「掃除」に食器用洗剤を足して、牛乳は2本にしておいて。
Add "食器用洗剤" under "掃除"
Set "牛乳" to "2本"
> ゴミ出しは健太から美咲に変更お願いします。風呂掃除は健太のままで大丈夫。
Change "ゴミ出し" from "健太" to "美咲"
> 設定ファイルのmax_playersを8に、あとnight_modeのコメントアウトを外してもらえますか？
Set "max_players" to "8"
Uncomment "night_mode"
> 遠足は雨の予報なので5月7日から5月14日に延期です。集合場所は同じ。
Change the date of the "遠足" from "5月7日" to "5月14日"
> 名簿の「斉藤」は全部「齋藤」の間違いでした。本人に怒られたので直してください。
Replace "斉藤" by "齋藤"
> 時間割でヨガ教室と絵画教室の部屋が逆になっています。入れ替えてください。
Swap the rooms of "ヨガ教室" and "絵画教室"
> 在庫表：コピー用紙 12箱、封筒は残り3束、プリンターは去年捨てたので行ごと削除
Set "コピー用紙" to "12箱"
Set "封筒" to "3束"
Remove "プリンター"
> 列「年齢」は個人情報なので削除、「価格」という見出しは「単価」にして。
Remove the column "年齢"
Rename "価格" to "単価"
> 夜のリスト、「ガスの元栓を確認」を「戸締まり」の前に持ってきてほしい。よく忘れるから。
Move "ガスの元栓を確認" before "戸締まり"
> カレーの玉ねぎは2個じゃなくて3個。あと材料の最後に、隠し味のりんごを書き足して。
Change "玉ねぎ" from "2個" to "3個"
Add "りんご" at the end
> 昼のバックアップが重いのでコメントアウトして、夜のは残す。ログ保存日数は14から30へ。
Comment out "昼のバックアップ"
Change "ログ保存日数" from "14" to "30"
> 中村さん引っ越したみたい。新住所は青葉町2-8-1、メールは前と同じだそうです。
Set the address of "中村" to "青葉町2-8-1"
> 301号室は今、高橋様ではなく小林様が入っています。302号室は空室のまま。
Change "301号室" from "高橋様" to "小林様"
> 「ペットについて」の章はもういらないので丸ごと削除。チェックアウトは11時→10時。
Remove the section "ペットについて"
Change the time of "チェックアウト" from "11時" to "10時"
> ひばりクラブが大会を辞退したので、ひばりクラブの試合を全部外してください。決勝の会場は第2体育館です。
Remove all of "ひばりクラブ"
Set the venue of the "決勝" to "第2体育館"
> DB_HOSTはdb-new.localにお願いします。ポートは5432のままでOK、OLD_KEYの行は不要なので消して。
Set "DB_HOST" to "db-new.local"
Remove "OLD_KEY"
> 土曜の午前シフト、田口が休むことになったので代わりに山根が入ります。午後の田口はそのまま。
Change "午前シフト" on "土曜" from "田口" to "山根"
> 会費.md の大人を3000円に直して、子どもの行はもういらないので消してください。それと、ゲストで見学500円も取ることになったので足しておいて
Set "大人" to "3000円"
Remove "子ども"
Add "見学500円" under "ゲスト"
> 7月3日の当番は森さんではなく大森さんに変わりました。あと7月10日は休みなので消しておいて。当番.csv です
Change "7月3日" from "森" to "大森"
Remove "7月10日"
`;
