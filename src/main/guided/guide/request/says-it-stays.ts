/** Whether a clause tells of something that it stays as it is. */
export function saysItStays(clause: string): boolean {
  return /(?<!\p{L})(?:still(?! (?:run|work|pass|compil|start|build)\p{L}*)|stay\p{L}*|remain\p{L}*|keep\p{L}*|leave|unchanged|same|bleib\p{L}*|behält|behalten|lass\p{L}*|(?:do|does|must|should)(?:n['’]?t| not) (?:be )?change[ds]?|änder(?:t|n) sich nicht|weiterhin|unverändert)(?!\p{L})|そのまま/iu.test(
    clause.replaceAll(goesOnSo, " ").replace(sameForMore, " "),
  );
}

/** "Ida and Lou swap; the same for Bo": it is to be done once more. */
const sameForMore = /^\s*(?:and |und )?(?:the )?same (?:for|goes|with|on)(?!\p{L})/iu;

/** "Mill Lane 2 (still Elmford)" is a new address. */
const goesOnSo = /\((?:still|weiterhin|immer noch|nach wie vor) [^()]*\)/giu;
