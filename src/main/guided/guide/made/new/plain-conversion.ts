import { withoutPaths } from "../../request/words/wanted-words.ts";
import { sameNounAs, wordsOf } from "../../request/words/words.ts";

/** Something is to be what another thing is, in another form. */
export const turnsInto =
  /->|→|=>|\.\w{2,5} (?:to|into|as|als|zu|nach) ["'`„“]?[\p{L}\p{N}_/-]+\.[a-z]\w{1,4}(?!\w)|\b(?:turn|convert|transform|translate|wandle?|umwandeln|konvertier\p{L}*)(?!\p{L})|変換|にして/iu;
/** "for my web page", "so that the app can read it". */
const purpose =
  /(?<!\p{L})(?:for|für)(?! (?:each|every|jede)\p{L}*)(?: \p{L}+){1,5}(?=\s*(?:[.,;:!?]|->|→|=>|$))|(?<!\p{L})(?:for|für) (?:me|us|mich|uns)(?!\p{L})|(?<!\p{L})(?:so that|because|damit|weil)(?!\p{L})[^.;!?]*|[^、。]{0,30}(?:開ける|使える|読める|見られる|取り込める|できる)(?:ように|ため)|[^、。]{0,30}(?:ので|ため|ために)、|^\s*(?:my|our|the|mein\p{L}*|unser\p{L}*|die|der|das)(?: \p{L}+){1,3} (?:needs?|requires?|wants?|expects?|braucht|brauchen|erwartet)(?!\p{L})/giu;
const wish = /(?<!\p{L})(?:i|we)(?:['’]d| would) (?:like|love|need)(?: to have)?(?!\p{L})/giu;
/** "My phone can't read tables, so please …" */
const reason =
  /(?:^|(?<=[.!]\s))(?:my|our|the|mein\p{L}*|unser\p{L}*|die|der|das) (?:\p{L}+ ){1,3}(?:can['’]?t|cannot|doesn['’]?t|won['’]?t|kann|only|nur)(?: \p{L}+){0,3} (?:reads?|opens?|takes?|accepts?|imports?|understands?|lesen|öffnen|importieren)(?!\p{L})[^.,;:!?]*,? (?:so|also|deshalb|daher)(?= (?:please|can|could|would|i|we|bitte|kannst|könntest|brauche)(?!\p{L}))|(?:^|(?<=[.!]\s))(?:my|our|the) (?:\p{L}+ ){1,3}(?:can['’]?t|cannot|doesn['’]?t|won['’]?t) (?:read|open|take|accept|import|understand)(?!\p{L})[^.,;:!?]*,? so(?= (?:please|can|could|would|i|we)(?!\p{L}))/giu;
/** What the values are to be they are said to be by what they are not. */
const denied =
  /,?\s*(?<!\p{L})(?:rather than|instead of|and not|not|statt|und nicht|nicht)(?: as| als)? (?:an? |einen? |einer )?(?:strings?|texts?|quoted text|zeichenketten?)(?!\p{L})/giu;
const sameAs = /(?<!\p{L})(?:just|exactly|genau(?:so)?) (?:like|as|wie)(?!\p{L})/giu;
const perRow =
  /(?<!\p{L})(?:per|for each|for every|each|every|pro|je|für jede[nrs]?) \p{L}+|[^、。]{1,10}(?:1つ|一つ|1件|1行)につき/giu;
const plain = new Set(
  `please pls can could would you i we me us my our need want like make create write save put get generate export turn convert transform translate
  the a an new file json csv table list array one object objects record records entry entries item items row rows line lines column columns key keys field fields
  property properties names name header headers heading headings number numbers numeric value values as in it its is are be to into from of with and all
  called named same should must have has which that this contents whole each as they the stand there first this following comma separated spreadsheet excel so data form taken being
   bitte kannst könntest du ich wir mir uns brauche möchte hätte gern mach mache erstelle erstell leg lege schreib wandle konvertiere um eine einen einer einem ein neue neuen datei liste tabelle
  objekt objekte objekten zeile zeilen spalte spalten spaltennamen schlüssel feld felder kopfzeile überschrift überschriften zahl zahlen wert werte aus von mit in als und den
  die der das dem wie soll sollen sein jeweils daraus dieser folgende folgenden`.split(/\s+/),
);
const plainJapanese =
  /(?:変換|作成|作|保存)(?:した|して|し|って|る)?(?:ほしい|欲しい|ください|下さい|もらえますか|いただけますか|くれますか)?|(?:して|に)(?:もらえますか|いただけますか|くれますか|ください)|お願い(?:します|いたします)|として|という|ファイル|配列|オブジェクト|列名|キー名|名前|同じ|内容|データ|見出し|ヘッダー|キー|表|数値|そのまま|ください|から|して|です|[をにでのはとがも、。「」『』1１行件つ]/gu;

/** A request without what values are not to be: "numbers rather than strings". */
export function withoutDenied(request: string): string {
  return request.replaceAll(denied, " ");
}

/** Whether a request says nothing but that one file is to become another one: all other words are of what is in it, or `isAbout` what was read already. */
export function saysNothingElse(request: string, known: readonly string[], isAbout: RegExp | null): boolean {
  const isKnown = sameNounAs(known.flatMap(wordsOf));
  const text = withoutPaths(
    withoutDenied(request.replaceAll(reason, " ").replaceAll(wish, " ")).replaceAll(purpose, " "),
  )
    .replaceAll(perRow, " ")
    .replaceAll(sameAs, " ")
    .replaceAll(plainJapanese, " ");
  const left = wordsOf(text).filter((word) => !plain.has(word));
  return left.every((word) => isAbout?.test(word) === true || isKnown(word));
}
