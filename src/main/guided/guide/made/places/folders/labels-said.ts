/** "e.g. offers/Smith" */
export const folderShown =
  /[,;–-]?\s*\(?(?:(?<![\p{L}.])(?:e\.? ?g\.?|i\.e\.|for example|for instance|such as|so like|like|z\. ?b\.|zum beispiel|so wie|etwa|also|wie)|例えば|たとえば|例：)[,:]?\s*["'\u0060„“「]?((?:[\p{L}\p{N}_-][\p{L}\p{N}_ .-]*\/)+[\p{L}\p{N}_-][\p{L}\p{N}_-]*|[\p{L}\p{N}_-][\p{L}\p{N}_-]*\/)(?:\/[\p{L}\p{N}_ .-]*\.\w{1,5}|\/)?["'\u0060“”」]?\)?/iu;

/** In which folder the folders are to be, by the one that is shown; with its slash. Null where that is none of them. */
export function parentShown(shown: string, values: ReadonlySet<string>): string | null {
  const parts = shown.split("/").filter((part) => part !== "");
  const name = parts.at(-1) ?? "";
  const isOne = [...values].some((value) => value === name || value.startsWith(`${name} `));
  return isOne
    ? parts
        .slice(0, -1)
        .map((part) => `${part}/`)
        .join("")
    : null;
}

const folderWord = String.raw`(?:sub-?)?(?:folders?|director(?:y|ies))|(?:unter)?ordner`;
const ways = [
  new RegExp(
    String.raw`(?:${folderWord}) (?:each )?(?:per|for (?:each|every)|by|je|pro|für jede[nsrm]?|nach) (?:the |dem |der |den )?(\p{L}{3,})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?:per|for (?:each|every)|je|pro|für jede[nsrm]?|zu jede[rm]) (\p{L}{3,}) (?:an?|one|its own|eine?n?) (?:(?:own|new|separate|neuen?r?|eigene[nr]?) )*(?:${folderWord})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:give|make|gib|leg\p{L}*) (?:each|every|jede[nmr]?) (\p{L}{3,}) (?:an?|its|his|her|their|einen?) (?:own |eigenen )?(?:${folderWord})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:each|every|jede[rs]?) (\p{L}{3,}) (?:gets?|has|should get|bekommt|kriegt) (?:an?|its|his|her|their|einen?) (?:own |eigenen )?(?:${folderWord})`,
    "giu",
  ),
  /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:ごと|別)(?:に|の)(?:サブ)?フォルダ/gu,
];

/** "sort them by customer": into folders, where that is said as well, or one is shown. */
const sortedBy =
  /(?<!\p{L})(?:sort|group|organi[sz]e|split(?: up)?|file|divide|arrange)(?!\p{L})[^.;!?\n]{0,60}?(?<!\p{L})by (?:the |their )?(\p{L}{3,})(?!\p{L})|(?<!\p{L})(?:nach|je) (?:dem |der |den )?(\p{L}{3,}) (?:in (?:\p{L}+ )?(?:unter)?ordnern? )?(?:ein)?(?:sortier|ordne|aufteil|verteil)\p{L}*|(?:ein)?(?:sortier|ordne|verteil)\p{L}*[^.;!?\n]{0,60}?(?<!\p{L})nach (?:dem |der |den )?(\p{L}{3,})(?!\p{L})/giu;

/** What is said of sorting narrows nothing: "nach dem Kunden", "for all these invoices". */
export function withoutSorting(request: string): string {
  return request.replaceAll(
    /(?<!\p{L})nach (?:dem|der|den) \p{L}+|(?<!\p{L})(?:for|of) (?:(?:all|these|the) ){1,2}(?:files|papers|documents|texts|notes|\p{L}{4,}s)(?=\s*(?:$|[.,;!?()]))/giu,
    " sort ",
  );
}

const ofFolders = new RegExp(
  String.raw`(?<!\p{L})(?:${folderWord}n?|(?:sub-?)?folders|(?:unter)?ordnern?)(?!\p{L})`,
  "iu",
);
/** What says when has a way of its own. */
const ofTime =
  /^(?:dates?|days?|weeks?|months?|years?|names?|dat(?:um|en)|tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?|namen?)$/iu;

/** After what the folders are called that a request wants, "a folder per client"; `isShown`: whether it shows one of them. */
export function nounsSaid(request: string, isShown: boolean): readonly string[] {
  const found = ways.flatMap((way) => [...request.matchAll(way)].flatMap(([, noun]) => noun?.toLowerCase() ?? []));
  if (!isShown && !ofFolders.test(request)) return found;
  const sorted = [...request.matchAll(sortedBy)].flatMap(([, ...nouns]) =>
    nouns.flatMap((noun) => noun?.toLowerCase() ?? []),
  );
  return [...new Set([...found, ...sorted.filter((noun) => !ofTime.test(noun))])];
}
