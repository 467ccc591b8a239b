import type { Replacement } from "../../../agent/replacement.ts";
import { hitsLess, wordsHit } from "../facts/lines/rank-lines.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import { differenceOf } from "../turn/replacement.ts";
import { paired, type Pairing } from "./paired-lines.ts";

const noHits = { own: new Set<string>(), all: new Set<string>() };

/** Places of a change that is made in several, but for those that fit the request best. */
export function sameElsewhere(changed: readonly Pairing[], before: string, request: string): Pairing[] {
  const groups = new Map<string, { change: Replacement; pairings: Pairing[] }>();
  for (const pairing of changed) {
    const change = pairing.old && pairing.fresh !== null ? differenceOf(pairing.old.text, pairing.fresh) : null;
    if (!change) continue;
    const key = JSON.stringify(change);
    groups.set(key, { change, pairings: [...(groups.get(key)?.pairings ?? []), pairing] });
  }
  return [...groups.values()].flatMap(({ change: { find, put }, pairings }) => {
    // a word that the request says with its new one is meant wherever it stands
    const isWord =
      /\p{L}/u.test(find) && (wantsEverywhere(request) || (request.includes(find) && request.includes(put)));
    if (pairings.length < 2 || isWord) return [];
    // the values themselves stand in all of them
    const rest = request.replaceAll(find === "" ? put : find, " ").replaceAll(put === "" ? find : put, " ");
    const hits = wordsHit(before, rest);
    const hitsOf = ({ old }: Pairing) => hits.get((old?.at ?? -1) + 1) ?? noHits;
    return pairings.filter((pairing) => pairings.some((other) => hitsLess(hitsOf(pairing), hitsOf(other))));
  });
}

/** A program without the new number that a request says in the places that fit the request less than others do. */
export function withSaidNumbersOnlyWhereMeant(before: string, written: string, request: string): string {
  const pairings = paired(before.split("\n"), written.split("\n"));
  const isSaidNumber = ({ old, fresh }: Pairing) => {
    const change = old && fresh !== null ? differenceOf(old.text, fresh) : null;
    return change !== null && isNumber.test(change.put) && wholeWord(change.put).test(request);
  };
  const elsewhere = new Set(sameElsewhere(pairings.filter(isSaidNumber), before, request));
  return pairings.flatMap((pair) => (elsewhere.has(pair) ? (pair.old?.text ?? []) : (pair.fresh ?? []))).join("\n");
}

const isNumber = /^\d+(?:[.,:]\d+)*$/;
