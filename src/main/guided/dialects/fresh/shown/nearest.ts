/** A request that somebody has made, and how it is answered. */
export type Shown = { asked: string; lines: readonly string[] };

/** Gives so many of the shown requests as are most like this one, the one that is most like it last. */
export type Nearest = (request: string, count: number) => readonly Shown[];

/** What a part of a word tells, beside the whole word. */
const partWeight = 0.35;
const partLength = 4;

/**
 * Finds what is shown for requests like another one, of those that these texts have. How alike two are is the cosine of their words, of parts of these and of what kinds of numbers they have, each weighed by how few of
 * the shown ones have it (Spärck Jones, 1972): a small model does what it is shown, so that is best something of the same kind.
 */
export function nearestOf(texts: readonly string[]): Nearest {
  // most requests never need it
  let index: Index | null = null;
  return (request, count) => {
    index ??= indexOf(texts.flatMap(shownIn));
    const { entries, weighed } = index;
    const own = [...featuresOf(request)];
    return entries
      .map(({ one, features, length }) => ({
        one,
        isOfLanguage: isJapanese.test(one.asked) === isJapanese.test(request),
        likeness: weighed(own.filter((each) => features.has(each))) / length,
      }))
      .toSorted(
        (left, right) => Number(right.isOfLanguage) - Number(left.isOfLanguage) || right.likeness - left.likeness,
      )
      .slice(0, count)
      .map(({ one }) => one)
      .toReversed();
  };
}

/** Beside Japanese a small model tells names in Japanese that were said in English. */
const isJapanese = /\p{Script=Hiragana}/u;

type Index = {
  entries: readonly { one: Shown; features: ReadonlySet<string>; length: number }[];
  /** What features weigh together, squared. */
  weighed(features: readonly string[]): number;
};

function indexOf(shown: readonly Shown[]): Index {
  const all = shown.map((one) => ({ one, features: featuresOf(one.asked) }));
  const counts = new Map<string, number>();
  for (const { features } of all) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const weightOf = (feature: string): number => {
    const count = counts.get(feature);
    return count === undefined ? 0 : Math.log(shown.length / count) * (feature.startsWith("~") ? partWeight : 1);
  };
  const weighed = (features: readonly string[]) => features.reduce((sum, each) => sum + weightOf(each) ** 2, 0);
  return { entries: all.map((each) => ({ ...each, length: Math.sqrt(weighed([...each.features])) || 1 })), weighed };
}

const piece =
  /\p{Script=Latin}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{N}+(?:[.,:/-]\p{N}+)*|->|→|[?？]/gu;

function featuresOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.toLowerCase().matchAll(piece)].flatMap(([each]) => {
      if (/^\p{N}/u.test(each)) return [each.includes(":") ? "#time" : "#number"];
      if (each === "->" || each === "→") return ["→"];
      if (/^\p{Script=Latin}/u.test(each)) return [each, ...partsOf(each, partLength)];
      return /^[?？]/.test(each) ? ["?"] : partsOf(each, 2);
    }),
  );
}

/** What stands in a text, so many signs at a time, each marked as a part. */
function partsOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => `~${text.slice(at, at + length)}`);
}

/** The requests of a text in which each begins with `> ` in a line of its own, and what is told of it stands below, line by line. */
export function shownIn(text: string): Shown[] {
  return text
    .trim()
    .split(/^> /m)
    .slice(1)
    .map((entry) => {
      const [asked = "", ...lines] = entry.trim().split("\n");
      return { asked, lines };
    });
}
