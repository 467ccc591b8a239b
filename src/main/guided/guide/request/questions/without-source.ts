const file = String.raw`(?:(?:the|my|our|der|die|das|dem|den|meine[rnm]?|unsere[rnm]?)(?: \p{L}+)? )?[\p{L}\p{N}_/-]*\.[a-z]\w{1,6}(?!\w)(?: (?:file|datei))?`;
const thing = String.raw`(?:it|that|this|they|those|all|everything|all of (?:it|that)|the (?:answer|number|value|date|time|info(?:rmation)?|setting|data|whole thing))`;
const say = String.raw`(?:say|have|know|tell|state|mention|contain|show|list|give)`;
const begins = String.raw`(?:(?<=^|[.!?;\n])\s*|\s*[,;(–—-]\s*(?:and |which |und |was )?|\s+(?:and|und) )`;
const ends = String.raw`(?=\s*(?:[.,;!?)\n]|$))`;
const ways = [
  // "it's in notes.md", "that must be somewhere in notes.md"
  String.raw`${begins}(?:its|${thing}(?:['’]s|['’]re| is| are| (?:must|should|ought to|has to|will|can|may|might) be| stands?))(?: (?:all|probably|surely|somewhere|written|recorded|noted|down|to be|found|stored|set|kept))* (?:in|inside|on) ${file}${ends}`,
  // "notes.md should say so"
  String.raw`${begins}${file} (?:(?:should|must|ought to|will|would|might|may) (?:be able to )?${say}|${say}s|has)(?: (?:so|it|that|this|all|more|everything|me|us|the (?:answer|value|number|setting)))*${ends}`,
  String.raw`${begins}(?:please )?(?:see|check|cf\.?|look (?:at|in|into)|have a look (?:at|in|into)) ${file}${ends}`,
  // "steht in notes.md", "das müsste in notes.md stehen"
  String.raw`${begins}(?:(?:das|es|alles|die (?:einstellung|angabe|zahl|antwort)(?: dafür| dazu)?) )?(?:steht|stehen|ist|sind|findet sich|finden sich|ergibt sich|müsste|sollte|muss|dürfte)(?: \p{L}+){0,2} (?:in|aus|auf) ${file}(?: (?:stehen|sein|zu finden))?${ends}`,
  String.raw`${begins}(?:schau|sieh|guck)e? (?:bitte |mal )*(?:nach )?(?:in|auf) ${file}(?: nach)?${ends}`,
  String.raw`[\p{L}\p{N}_/-]*\.[a-z]{1,5}(?:に|には|の中に)(?:書いて|残って|記録されて|載って|入って)?(?:い|あ)(?:る|ります)(?:はず|と思い|と思う)?(?:です|ます|だ)?(?=。|$)`,
].map((way) => new RegExp(way, "giu"));

/** A request without what it only says of where the answer stands: "it's in notes.md", "notes.md should say so", "steht in notes.md". */
export function withoutSource(request: string): string {
  return ways.reduce((text, way) => text.replaceAll(way, " "), request).trim();
}
