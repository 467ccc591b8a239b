const lead = String.raw`(?<![\p{L}\p{N}])(?:(?:the |following |with |mit |die |den |folgende\p{L}* )*(?:fields?|columns?|keys?|headers?|header (?:row|line)|properties|attributes|felder\p{L}*|feldern|spalten?|schlüsseln?|kopfzeile|attributen?)(?: (?:are|is|called|named|in this order|sind|heißen|namens|in dieser reihenfolge))*|(?:列|項目|カラム|フィールド|キー|見出し)(?:名)?(?:は|を|が)?)`;
/** What stands between a list and its lead: a colon, an opening quote, or nothing but a blank. */
const list = new RegExp(
  String.raw`${lead}(?:\s*[:：]\s*|\s*(?=["「『„“'\u0060])|\s+(?=[\p{L}_]+,)|(?<=[はをが])\s*)([^.;!?。\n]{2,200}|)`,
  "giu",
);
const between = /\s*[,、・，/|;]\s*|(?<=」)(?=「)|,?\s+(?:and|und|sowie|&)\s+|と(?=[\p{L}])/iu;
const quotes = /^["'\u0060„“”「『«»]+|["'\u0060“”」』«»]+$/gu;
/** "nachricht (mehrzeilig)", "price in euros": what is said of one. */
const remark = /\s*[（(][^()（）]*[)）]\s*/gu;
/** Behind the last name of a list a Japanese sentence goes on. */
const ending = /(?:の順|を|で|が|に|として|です|という|にして|だけ).*$/u;
const name = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const words = /^[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$/u;
const longest = 30;
const fewest = 2;

/**
 * The names of fields or columns that a request lists behind a word for them: "Felder: name, email und nachricht (mehrzeilig)", 列は「名前,電話,メール」の順で. Null where it lists none,
 * several times, or not in single words.
 */
export function saidFields(request: string): string[] | null {
  return listed(request, name);
}

/** The same where what stands above a column may be up to three words: "Spalten Gegenstand, an wen, seit wann". */
export function saidHeads(request: string): string[] | null {
  return listed(request, words);
}

function listed(request: string, form: RegExp): string[] | null {
  const lists = [...request.matchAll(list)].map(([, said = ""]) => namesOf(said, form));
  const [only, ...others] = lists.filter((names) => names !== null);
  return only && others.length === 0 ? only : null;
}

function namesOf(said: string, form: RegExp): string[] | null {
  const quoted = /^["「『„“'\u0060]([^"」』“”'\u0060]+)["」』“”'\u0060](?!\s*[,、「])/u.exec(said)?.[1];
  const text = (quoted ?? said)
    .replaceAll(remark, " ")
    .replaceAll(/\s+(?=[,、])/gu, "")
    .replace(/[,、\s]+$/u, "")
    .trim();
  const parts = text.split(between).map((part) => part.trim().replaceAll(quotes, "").trim());
  const cut = parts.map((part, at) => (at === parts.length - 1 && quoted === undefined ? lastOf(part) : part));
  const isPlain = cut.length >= fewest && cut.every((part) => form.test(part) && part.length <= longest);
  return isPlain && new Set(cut).size === cut.length ? cut : null;
}

/** The last name, without what follows it in the sentence. */
function lastOf(part: string): string {
  return part
    .replace(ending, "")
    .replaceAll(quotes, "")
    .replace(/\s+(?:in this order|in dieser reihenfolge|please|pls|bitte)$/iu, "")
    .trim();
}
