/** Whether a clause tells of something that it stays as it is. */
export function saysItStays(clause: string): boolean {
  return /(?<!\p{L})(?:still(?! (?:run|work|pass|compil|start|build)\p{L}*)|stay\p{L}*|remain\p{L}*|keep\p{L}*|leave|unchanged|same|bleib\p{L}*|behält|behalten|lass\p{L}*|(?:do|does|must|should)(?:n['’]?t| not) (?:be )?change[ds]?|(?:is|are) (?:all )?(?:fine|ok(?:ay)?)(?! (?:with|for|to|by|if))|need(?:n['’]?t| not) change|änder(?:t|n) sich nicht|soll(?:en)? sich nichts ändern|(?:ist|sind) (?:so )?(?:in ordnung|ok(?:ay)?|gut so)|weiterhin|unverändert|unberührt|unaffected|untouched|(?:nicht|not) (?:davon )?(?:betroffen|affected|concerned)|(?:davon )?ausgenommen)(?!\p{L})|(?:その|今の|いまの|元の)まま|このまま/iu.test(
    withoutComplaints(clause.replaceAll(goesOnSo, " ").replace(sameForMore, " ")),
  );
}

/** "Ida and Lou swap; the same for Bo": it is to be done once more. */
const sameForMore = /^\s*(?:and |und )?(?:the )?same (?:for|goes|with|on)(?!\p{L})/iu;

/** "Mill Lane 2 (still Elmford)" is a new address. */
const goesOnSo = /\((?:still|weiterhin|immer noch|nach wie vor) [^()]*\)/giu;

const held = String.raw`(?:has|have|had|use[sd]?|mentions?|names?|calls?|contains?|lists?|says?|reads?|shows?|prints?|gives?|carr(?:y|ies)|refers?|points?|stands?|appears?)`;
/** "still has the old number", "still says 4 pm", "there is still a row for her", "is still 20, and that's too cold". */
const complains = new RegExp(
  [
    String.raw`(?<!\p{L})still(?= ${held} (?:(?:it|that|this|so|to|at|on|(?:the |an? |its |their )?(?:old|former|wrong|previous)\p{L}*)(?!\p{L}))| (?:lists?|listed|mentions?|mentioned|named|contains?|appears?|stands?|refers?|points?|there|in there|wrong|all over|everywhere|an?)(?!\p{L}))`,
    String.raw`(?<!\p{L})still(?=[^.;!?\n]{0,60}(?<!\p{L})(?:(?:too|much too|way too|far too) \p{L}+|not enough|wrong|but (?:it|they|that|this) (?:should|must|has to|have to)))`,
    String.raw`(?<!\p{L})still(?= (?:says?|reads?|shows?) (?:["'“„]|[€$£]?\d))`,
    String.raw`(?<!\p{L})still(?= (?:says?|reads?|shows?|is|has|have|are)(?!\p{L})[^.;!?\n]{0,60}(?:,| but| and) (?:it|they|that|this) (?:should|must|has to|have to|needs to))`,
  ].join("|"),
  "giu",
);

/** A text with blanks for the words by which it says that something is as it was, although it should be otherwise. */
export function withoutComplaints(text: string): string {
  return text.replaceAll(complains, (word) => " ".repeat(word.length));
}
