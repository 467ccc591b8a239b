import type { Replacement, ReplacementQuestion } from "../../../agent/replacement.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import type { Writer } from "./writer.ts";

/**
 * Below this the model takes nearly everything for a replacement. Measured with Qwen2.5-Coder 1.5B on requests of many kinds: those that want
 * one have 0.86 and more of what the four deeds have together, the others seldom 0.75.
 */
const sure = 0.85;

/** What is to stand there is mostly sure by 0.95 and more; where something wrong was picked, the best had 0.34. */
const surelyPut = 0.7;

const deeds = ["replace", "add", "remove", "other"];
/** Where the request doesn't say which text it is. */
const unsaid = "-";
const lineTokens = 40;

const system =
  "Each request is about changes in files. Where a text is to stand in the place of another, old is what stands in the files now, and new what is to stand there. Both are copied from the request; - where it doesn't say.";

/** Of each way to say it one, in no folder that a person has: requests, and what is to be replaced with what in them; or another deed. */
const shown: readonly (readonly [request: string, find: string, put: string] | readonly [string, string])[] = [
  [
    "the parking fee is 3.50 now (was 3.00), pls put it on the sign and the website. campers still pay 3.00",
    "3.00",
    "3.50",
  ],
  [
    "Frau Kranz ist in Rente, Herr Duman macht jetzt ihre Termine. Bitte in allen Plänen ändern, alte Protokolle nicht",
    "Kranz",
    "Duman",
  ],
  ["add a line for the kettle to inventory.csv: kitchen, kettle, 2", "add"],
  ["rename getRows to loadRows in the whole project, getRowsFast stays", "getRows", "loadRows"],
  ["ミーティングが月曜から水曜に変わったので予定表を直して。過去のものはそのまま", "月曜", "水曜"],
  ["Can you take the broken printer off the equipment list? Only the one in the office, the other works", "remove"],
  [
    "we moved! our address is Mill Lane 4, change that wherever the old one is. not in letters/2021",
    unsaid,
    "Mill Lane 4",
  ],
  ["please sort the names in choir.txt by surname", "other"],
  [
    "Der Flohmarkt fällt am 3. Mai aus und ist eine Woche später am 10. Mai. Überall korrigieren bitte, der Kuchenverkauf bleibt am 3.",
    "3. Mai",
    "10. Mai",
  ],
  [
    "Blue Barn it is, no longer The Old Mill. Everything that goes to guests should say so",
    "The Old Mill",
    "Blue Barn",
  ],
  ['every page needs the line <meta name="robots" content="noindex"> in its head, except index.html', "add"],
  ["we spelled it 'Adress' in all forms, it's 'Address'", "Adress", "Address"],
  ["fill in the totals in costs.csv", "other"],
  ["Im Menü bitte Reis durch Nudeln ersetzen, Milchreis bleibt", "Reis", "Nudeln"],
];

/**
 * What a request wants replaced with what, read by the model: first whether it wants that at all, then which of the texts that stand in the
 * files, then which of its own are to stand there. Nothing that isn't said can come of it. Null where it wants none, or that isn't sure.
 */
export async function* readReplacement(
  writer: Writer,
  { request, finds, putsFor }: ReplacementQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Replacement | null> {
  const prompt: FreshPrompt = { system, before: shown.map(exchange), request, isCommon: true };
  const draft = (opening: string) => ({ prompt, opening, end: "\n", maxTokens: lineTokens });
  if (!(await writer.hasRoom({ ...draft("do:"), grammar: null }))) return null;
  const [chance, ...others] = (yield* writer.weigh(draft("do:"), deeds, signal)) ?? [];
  const wantsIt =
    chance === undefined || others.length === 0
      ? (yield* writer.pick(draft("do:"), deeds, signal)) === "replace"
      : chance >= sure;
  if (!wantsIt) return null;
  const find = yield* writer.pick(draft("do: replace\nold:"), [...finds, unsaid], signal);
  if (find === null || find === unsaid) return null;
  const puts = putsFor(find);
  if (puts.length === 0) return null;
  const put = yield* surePut(writer, draft(`do: replace\nold: ${find}\nnew:`), [...puts, unsaid], signal);
  return put === null || put === unsaid ? null : { find, put };
}

/**
 * The likeliest of the texts, where it and those that overlap it ("Aydin", "Frau Aydin") have most of the likelihood: of what it isn't sure of a small model copies the
 * sentence that the request begins with. Whatever it picks where nothing can be weighed.
 */
async function* surePut(
  writer: Writer,
  draft: Parameters<Writer["weigh"]>[0],
  puts: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const shares = yield* writer.weigh(draft, puts, signal);
  if (!shares || shares.length !== puts.length) return yield* writer.pick(draft, puts, signal);
  const [best] = puts
    .map((put, place) => ({ put, share: shares[place] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
  if (!best) return null;
  const together = puts.reduce(
    (all, put, place) => all + (put.includes(best.put) || best.put.includes(put) ? (shares[place] ?? 0) : 0),
    0,
  );
  return together >= surelyPut ? best.put : null;
}

function exchange([asked, find, put]: (typeof shown)[number]): { asked: string; answered: string } {
  return { asked, answered: put === undefined ? `do: ${find}` : `do: replace\nold: ${find}\nnew: ${put}` };
}
