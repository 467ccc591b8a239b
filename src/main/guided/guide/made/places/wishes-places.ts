/** Where things go, belong or are to be. */
const placing =
  /(?<!\p{L})(?:mov(?:e|ed|ing)|put|place[ds]?|sort(?:ed)?|fil(?:e|ed|ing)(?= |$)|tid(?:y|ied)|go|goes|belongs?|collect(?:ed)?|gather(?:ed)?|stick|throw|drop|pack|store[ds]?|group(?:ed)?|together|into|in there|in it|inside|separate[ds]?|(?:sub-?)?folders?|(?:hin|r|her)ein|da rein|drin|zusammen|beisammen|(?:ver|zusammen|ein)?schieb\p{L}*|\p{L}*pack\p{L}*|\p{L}*leg(?:en|st|t|e)?|\p{L}*räum\p{L}*|\p{L}*sortier\p{L}*|\p{L}*sammel\p{L}*|gehör\p{L}*|komm(?:en|t)|soll\p{L}*|steck\p{L}*|(?:unter)?ordnern?)(?!\p{L})|移動|移し|移す|入れ|まとめ|集め|しまっ|分け|振り分け|整理/iu;

/** What else can be done with whole files, or told of them. */
const others =
  /(?<!\p{L})(?:cop(?:y|ies|ied|ying)|delet\p{L}*|remov\p{L}*|eras\p{L}*|trash|get rid|throw \p{L}+ (?:away|out)|renam\p{L}*|zip(?:ped)?|compress\p{L}*|convert\p{L}*|merg\p{L}*|combin\p{L}*|prints?|printed|e-?mail\p{L}*|upload\p{L}*|attach\p{L}*|list(?:ed|s)?|count(?:ed|ing)?|how many|write|edit|update|replac\p{L}*|extract\p{L}*|shortcuts?|symlinks?|links?|back ?ups?|summar\p{L}*|explain\p{L}*|describ\p{L}*|translat\p{L}*|kopi\p{L}*|lösch\p{L}*|entfern\p{L}*|umbenenn\p{L}*|benenn\p{L}*|umwandel\p{L}*|wandle|druck\p{L}*|schick\p{L}*|zähl\p{L}*|wie viele|liste|schreib\p{L}*|änder\p{L}*|ersetz\p{L}*|erklär\p{L}*|verknüpf\p{L}*)(?!\p{L})|コピー|削除|消し|捨て|名前を(?:変|付)|リネーム|圧縮|変換|印刷|送っ|一覧|数え|いくつ|何(?:個|枚|件)|書い|説明/iu;

/** It is to be done at another time, or by something else, or not at all. */
const notNow =
  /(?<!\p{L})(?:remind\p{L}*|scripts?|makefile|cron\p{L}*|unless|whenever|as soon as|once (?:i|we|you|the)|from now on|in future|every time|tomorrow|later|next time|not yet|erinner\p{L}*|skripte?|sobald|falls|morgen|später|künftig|in zukunft|noch nicht|immer wenn)(?!\p{L})|スクリプト|(?:でき|終わっ|なっ)たら|まだ|今後|明日|あとで/iu;
const ruledOut =
  /(?:n['’]t|(?<!\p{L})(?:dont|not|never|no need to|without|nicht|ohne|keine?n?))(?!\p{L})(?:\s\S+){0,5}?\s(?:mov\p{L}*|put|sort\p{L}*|touch\p{L}*|want|need|verschieb\p{L}*|\p{L}*räum\p{L}*|anfassen)(?!\p{L})|(?<!\p{L})(?:were|was|waren|war) (?:(?:all|still|alle|noch) )*(?:in|im|inside) (?:\p{L}+ ){0,2}(?:folder|directory|ordner|verzeichnis)(?!\p{L})|ないで/iu;

/** Whether a request wants files to be elsewhere, now, and nothing else to be done: in whatever sentence it says so. */
export function wishesPlaces(request: string): boolean {
  return placing.test(request) && !others.test(request) && !notNow.test(request) && !ruledOut.test(request);
}
