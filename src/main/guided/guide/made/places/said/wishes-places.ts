import { saysDeleting } from "../../../request/files/says-deleting.ts";

/** Where things go, belong or are to be. */
const placing =
  /(?<!\p{L})(?:mov(?:e|ed|ing)|put|place[ds]?|sort(?:ed)?|fil(?:e|ed|ing)(?= |$)|tid(?:y|ied)|go|goes|belongs?|collect(?:ed)?|gather(?:ed)?|stick|throw|drop|pack|store[ds]?|group(?:ed)?|together|into|in there|in it|inside|separate[ds]?|(?:sub-?)?folders?|(?:hin|r|her)ein|da rein|drin|zusammen|beisammen|(?:ver|zusammen|ein)?schieb\p{L}*|\p{L}*pack\p{L}*|\p{L}*leg(?:en|st|t|e)?|\p{L}*räum\p{L}*|\p{L}*sortier\p{L}*|\p{L}*sammel\p{L}*|gehör\p{L}*|komm(?:en|t)|soll\p{L}*|steck\p{L}*|\p{L}*teil(?:e|en|t)?|distribut\p{L}*|split|\p{L}*ordnern?)(?!\p{L})|移動|移し|移す|入れ|まとめ|集め|しまっ|分け|振り分け|整理/iu;

/** What else can be done with whole files, or told of them. */
const others =
  /(?<!\p{L})(?:zip(?:ped)?|compress\p{L}*|convert\p{L}*|merg\p{L}*|combin\p{L}*|prints?|printed|e-?mail\p{L}*|upload\p{L}*|attach\p{L}*|listed|lists?(?! (?:them|it|everything)(?!\p{L}))|count(?:ed|ing)?|how many|write|edit|update|replac\p{L}*|extract\p{L}*|shortcuts?|symlinks?|links?|back ?ups?|summar\p{L}*|explain\p{L}*|describ\p{L}*|translat\p{L}*|umwandel\p{L}*|wandle|druck\p{L}*|schick\p{L}*|zähl\p{L}*|wie viele|liste|schreib\p{L}*|änder\p{L}*|ersetz\p{L}*|erklär\p{L}*|verknüpf\p{L}*)(?!\p{L})|圧縮|変換|印刷|送っ|一覧|数え|いくつ|何(?:個|枚|件)|書い(?!て(?:ある|いる))|説明/iu;
const copying = /(?<!\p{L})(?:cop(?:y|ies|ied|ying)|kopi\p{L}*)(?!\p{L})|コピー/iu;
const deleting =
  /(?<!\p{L})(?:delet\p{L}*|remov\p{L}*|eras\p{L}*|trash|get rid|throw \p{L}+ (?:away|out)|lösch\p{L}*|entfern\p{L}*)(?!\p{L})|削除|消し|捨て/iu;
/** What isn't needed is to go as well. */
const going =
  /(?<!\p{L})(?:remov\p{L}*|eras\p{L}*|(?:can|may|should|must) (?:all |please )?go|should be gone|no longer need(?:ed)?|(?:do not|don['’]?t) need|entfern\p{L}*|(?:soll|sollen|kann|können|muss|müssen) (?:\p{L}+ )?weg|weg(?=\s*(?:[.,;!?(]|$))|(?:soll|sollen|kann|können|darf|dürfen|muss|müssen) (?:\p{L}+ ){0,4}(?:gelöscht|entfernt) werden|los ?werden|brauche? (?:ich|man|wir) (?:\p{L}+ )?nicht)(?!\p{L})|消して|いらない|要らない|不要/iu;
/** Some are kept that aren't just the originals, or nothing is to be lost. */
const keeping =
  /(?<!\p{L})(?:keep|kept) (?:them|it|both|all|everything|the (?:one|copies|copy|newer|older))(?!\p{L})|(?<!\p{L})(?:lose|lost|losing|verlieren)(?!\p{L})|(?<!\p{L})(?:alle|beide) behalten|(?<!\p{L})behalte? (?:alle|beide|sie)(?!\p{L})/iu;
/** What goes somewhere isn't gone. */
const elsewhere =
  /(?<!\p{L})(?:mov\p{L}*|put(?:ting)?|verschieb\p{L}*|leg\p{L}*|(?:in|into|to) (?:an?|einen?) (?:\p{L}+ )?(?:folder|ordner))(?!\p{L})|移動|移し/iu;

const renaming = /(?<!\p{L})(?:renam\p{L}*|umbenenn\p{L}*|benenn\p{L}*)(?!\p{L})|名前を(?:変|付)|リネーム/iu;
/** What a file is called, or its name begins with. */
const naming =
  /(?<!\p{L})(?:(?:re|file ?)?nam(?:e|es|ed|ing)|call(?:ed)?|titles?|begin\p{L}*|start\p{L}*|first|front|look like|like|um(?:be)?nenn\p{L}*|benenn\p{L}*|(?:datei)?namen?s?|hei(?:ß|ss)\p{L}*|anfang\p{L}*|vorne?|voran\p{L}*)(?!\p{L})|名前(?!の?順)|ファイル名|リネーム|先頭|先に/iu;

const renamingOne =
  /(?<!\p{L})(?:renam\p{L}*|(?:new |other |another |file ?|this |that |a )names?|the names?|call(?:ed)?|named|(?:be )?known as|titled|(?:um)?be?nenn\p{L}*|umbenannt|(?:datei)?namens?(?= )|namen|hei(?:ß|ss)\p{L}*)(?!\p{L})|名前(?!の?順)|ファイル名|リネーム|改名/iu;
/** "It shouldn't have this name any longer" wants another one. */
const noOldName =
  /(?:n['’]t|(?<!\p{L})(?:not|no longer|nicht(?: mehr)?)) (?:(?:have|be|keep|want|like|need|länger|mehr|so) ){0,2}(?:called|named|this|that|the old|its|so|den alten|diesen)(?!\p{L})[^.,;!?\n]*/giu;

/** It is to be done at another time, or by something else, or not at all. */
const notNow =
  /(?<!\p{L})(?:remind\p{L}*|scripts?|makefile|cron\p{L}*|unless|whenever|as soon as|once (?:i|we|you|the)|from now on|in future|every time|tomorrow|some ?day|later|next time|not yet|erinner\p{L}*|skripte?|sobald|falls|morgen|irgendwann|später|künftig|in zukunft|noch nicht|immer wenn)(?!\p{L})|スクリプト|(?:でき|終わっ|なっ)たら|まだ(?!な[いくか]|無|ありませ)|今後|明日|あとで/iu;
const denial = String.raw`(?:n['’]t|(?<!\p{L})(?:dont|not|never|no need to|without|nicht|ohne|keine?n?))(?!\p{L})(?:\s\S*[^\s.;!?]){0,5}?\s`;
const isNoMove = new RegExp(
  String.raw`${denial}(?:mov\p{L}*|put|sort\p{L}*|touch\p{L}*|want|need|verschieb\p{L}*|\p{L}*räum\p{L}*|anfassen)(?!\p{L})|(?<!\p{L}|(?<!\p{L})(?:if|wish|wenn)(?!\p{L})[^.;!?\n]*)(?:were|was|waren|war) (?:(?:all|still|alle|noch) )*(?:in|im|inside) (?:\p{L}+ ){0,2}(?:folder|directory|ordner|verzeichnis)(?!\p{L})|ないで`,
  "iu",
);
const isNoName = new RegExp(
  String.raw`${denial}(?:renam\p{L}*|touch\p{L}*|chang\p{L}*|want|umbenenn\p{L}*|änder\p{L}*|anfassen)(?!\p{L})|ないで`,
  "iu",
);

/** Whether a request wants files to be elsewhere, now, and nothing else to be done: in whatever sentence it says so. */
export function wishesPlaces(request: string): boolean {
  return (
    placing.test(request) &&
    !isNoMove.test(request) &&
    !renaming.test(request) &&
    isKept(request) &&
    isWishedAlone(request)
  );
}

/** The same for what files are called. */
export function wishesNames(request: string): boolean {
  return naming.test(request) && !isNoName.test(request) && isKept(request) && isWishedAlone(request);
}

/** Whether a request wants a file to be called otherwise; what else it wants isn't looked at. */
export function wishesName(request: string): boolean {
  return (
    renamingOne.test(request) &&
    !isNoName.test(request.replaceAll(noOldName, " ")) &&
    isKept(request) &&
    !notNow.test(request.replaceAll(/(?<!\p{L})from now on(?!\p{L})/giu, " "))
  );
}

/** The same for files that are to be gone. */
export function wishesGone(request: string): boolean {
  const isToGo = going.test(request) || saysDeleting(request);
  return (
    isToGo && !keeping.test(request) && !elsewhere.test(request) && !renaming.test(request) && isWishedAlone(request)
  );
}

function isWishedAlone(request: string): boolean {
  return !others.test(request) && !notNow.test(request);
}

function isKept(request: string): boolean {
  return !copying.test(request) && !deleting.test(request);
}
