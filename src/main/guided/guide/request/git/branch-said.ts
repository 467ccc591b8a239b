/** A name that git takes for a branch and a shell for a word. */
const name = String.raw`["'\u0060„“「]?([A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9])?)["'\u0060“”」]?(?![A-Za-z0-9_/-])`;
const called = String.raw`(?:called|named|namens|(?:with|by) the name(?: of)?|mit (?:dem )?namen|der|which is called)`;
const own = String.raw`(?:of (?:its|their|my|our) own,? )?`;
const ways: readonly { pattern: string; isSure: boolean }[] = [
  { pattern: String.raw`branch,? ${own}(?:(?:should be|to be|is|be) )?${called}:? ${name}`, isSure: true },
  { pattern: String.raw`branch[^\n]{0,60}?(?<!\p{L})(?:call|name|nenne?) (?:it|that|ihn|den) ${name}`, isSure: true },
  { pattern: String.raw`branch,? ${own}(?:\(|:|= ?)? ?${name}`, isSure: false },
  { pattern: String.raw`${name}[- ]branch`, isSure: false },
  {
    pattern: String.raw`${name}\s?(?:という|って)(?:名前の)?(?:新しい|新規)?の?ブランチ|ブランチ\s?${name}`,
    isSure: true,
  },
];
const notNames =
  /^(?:main|master|head|git|a|an|the|new|own|this|that|my|our|feature|same|separate|other|another|for|from|of|and|with|on|in|it|is|to|please|called|named|there|which|where|fresh|einen?|neuen?|eigenen?|den|der|dem|auf|und|mit|im|an|first|different|extra)$/iu;
const isNew =
  /(?<!\p{L})(?:new|own|separate|fresh|another|extra|creat\p{L}*|make|made|start|open|set up|need|doesn['’]?t exist|does not exist|isn['’]?t there|not there yet|neue[nrs]?|eigene[nrs]?|anleg\p{L}*|leg\p{L}*|erstell\p{L}*|mach\p{L}*|brauche?)(?!\p{L})|新しい|新規|作っ|作成|切っ/iu;

/** The one branch whose name a request says near that word, in whatever sentence, and whether it is to be made. Null where it says none, or several. */
export function branchSaid(request: string): { name: string; isNew: boolean } | null {
  const found = ways.flatMap(({ pattern, isSure }) =>
    [...request.matchAll(new RegExp(String.raw`(?<![A-Za-z0-9])${pattern}`, "giu"))].flatMap((match) => {
      const said = match.slice(1).find(Boolean) ?? "";
      // a plain word may go on with the sentence
      const isName = isSure || /[-_/\d]/.test(said) || new RegExp(`["'\u0060„“「]${said}`, "u").test(match[0]);
      return isName && !notNames.test(said) && !/\.\.|\/\/|\.lock$|\.[a-z]{1,5}$/.test(said) ? [said] : [];
    }),
  );
  const [only, ...others] = new Set(found);
  return only === undefined || others.length > 0
    ? null
    : { name: only, isNew: isNew.test(request.replaceAll(only, " ")) };
}
