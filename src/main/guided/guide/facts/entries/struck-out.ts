import { valuesIn } from "../../request/values/values.ts";

/** What isn't so any more, and behind it what is: `<del>12 May</del> <ins>19 May</ins>`, `~~12 May~~ 19 May`. */
const struck =
  /(?:<(del|s|strike)\b[^>]*>([^<\n]{1,200})<\/\1>|~~([^~\n]{1,200})~~)(\s*(?:<ins\b[^>]*>)?([^<\n~]{1,200})(?:<\/ins>)?)/giu;
/** A question that has this is about what was so before. */
export const asksForFormer =
  /(?<!\p{L})(?:originally|former\p{L}*|before|at first|previous\p{L}*|used to|old|ursprünglich\p{L}*|früher\p{L}*|vorher\p{L}*|zuerst|bisher\p{L}*|alte[nrsm]?)(?!\p{L})|元々|もともと|以前|前は|最初は/iu;

/**
 * A text without values that were struck out where another one of their kind stands in their place: a small model tells the one that it reads first. All of it where the question is about what
 * was so before.
 */
export function withoutStruck(text: string, question: string): string {
  if (asksForFormer.test(question)) return text;
  return text.replaceAll(
    struck,
    (
      whole,
      _tag: string | undefined,
      inPage: string | undefined,
      inText: string | undefined,
      rest: string,
      fresh: string,
    ) => {
      const [old] = valuesIn(inPage ?? inText ?? "");
      const [now] = valuesIn(fresh);
      return old && now?.kind === old.kind ? rest.trimStart() : whole;
    },
  );
}
