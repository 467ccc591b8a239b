/** A request tells that a program loses something, or breaks off at it: "it leaves out the days with only white eggs". */
export const isLost =
  /(?<!\p{L})(?:leaves? (?:\p{L}+ ){0,4}out|left out|skips|skipping|miss(?:es|ing)|ignores|ignoring|forgets|drops|los(?:es|ing)|(?:counts|adds|takes) (?:\p{L}+ ){0,2}only|only (?:counts|adds|takes)|n['’]?t (?:\p{L}+ ){0,2}(?:count|counted|included?|in)|not (?:counted|included)|too (?:low|few|little|small)|crash\p{L}*|fehl(?:t|en)|lässt (?:\p{L}+ ){0,4}aus|vergisst|zählt nur|zu (?:wenig|niedrig))(?!\p{L})|抜け|含まれ|少な/iu;
