const atEnd =
  /(?<!\p{L})(?:last line|(?:at|on|to) (?:the|its|their) (?:very )?(?:end|bottom|foot)|(?:ends?|closes?|finish(?:es)?) with|(?:end|close|finish)(?: off)? (?:[^\s.;!?]+ ){1,6}?with|(?:als )?(?:aller)?letzte zeile|ganz unten|(?:am|ans) (?:ende|schluss))(?!\p{L})|末尾|最後/iu;
const atTop =
  /(?<!\p{L})(?:first line|(?:at|on|to) (?:the|its|their) (?:very )?(?:top|beginning|start|head)|(?:begins?|starts?) with|(?:als )?(?:aller)?erste zeile|ganz oben|(?:am|an den) anfang)(?!\p{L})|先頭|冒頭|最初の行|1行目/iu;

/** Where a request says that a line stands in a file: at its end or its top; null where it says neither, or both. */
export function saidLinePlace(request: string): "end" | "top" | null {
  const [isEnd, isTop] = [atEnd.test(request), atTop.test(request)];
  if (isEnd === isTop) return null;
  return isEnd ? "end" : "top";
}

const puts =
  /(?<!\p{L})(?:put|place|stick|write|append|add|insert|include|have|give|set|(?:end|close|finish|begin|start)(?:s|es)?(?: off)? (?:[^\s.;!?]+ ){0,6}?with|schreib\p{L}*|setz\p{L}*|pack\p{L}*|häng\p{L}*|füg\p{L}*|ergänz\p{L}*|stell\p{L}*|kommt|kommen|haben|bekommen)(?!\p{L})|書|入れ|付け|つけ|置|追加|足し|加え/iu;
/** What stands there is to be another one, or to go; or it is put somewhere in each line or part. */
const isOther =
  /(?<!\p{L})(?:replac\p{L}*|chang\p{L}*|delet\p{L}*|remov\p{L}*|drop|swap|mov(?:e|ing)|copy|sort|instead|ersetz\p{L}*|änder\p{L}*|lösch\p{L}*|entfern\p{L}*|verschieb\p{L}*|statt\p{L}*)(?!\p{L})|(?<!\p{L})(?:each|every|all|jede[mnrs]?|alle[mnr]?)(?: \p{L}+)? (?:lines?|rows?|headings?|words?|paragraphs?|sections?|entr(?:y|ies)|columns?|items?|zeilen?|überschrift\p{L}*|absatz|absätze|wort|wörter|einträge?|eintrag\p{L}*)(?!\p{L})|(?:各|すべての|全ての|全)(?:行|見出し|段落)|置き換え|変え|削除|消し|移動/iu;

/** Whether a request wants a line put at the end or the top of files, and nothing else with it. */
export function putsLineAtPlace(request: string): boolean {
  return saidLinePlace(request) !== null && puts.test(request) && !isOther.test(request);
}
