import { paired } from "./paired-lines.ts";

/**
 * What was written, with the Japanese characters of the file where a model has put Chinese ones in their places: 値段 became 值段. Only in lines that are as long as
 * they were, and for characters that no Japanese text has, nor the file or the request: 雨 for 晴 is a change that was wanted.
 */
export function withOwnSigns(before: string, written: string, request: string): string {
  const known = new Set([...before, ...request]);
  const isAlien = (sign: string) => /\p{Script=Han}/u.test(sign) && !known.has(sign) && !japaneseSigns().has(sign);
  if (!kana.test(before + request) || ![...written].some(isAlien)) return written;
  return paired(before.split(/\r?\n/), written.split(/\r?\n/))
    .flatMap(({ old, fresh }) => {
      if (old === null || fresh === null) return fresh ?? [];
      const [own, signs] = [[...old.text], [...fresh]];
      if (own.length !== signs.length) return fresh;
      return signs.map((sign, at) => (isAlien(sign) ? (own[at] ?? sign) : sign)).join("");
    })
    .join("\n");
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

let signs: ReadonlySet<string> | null = null;

/** What Shift JIS can write: all that stands in Japanese texts but for a few names. */
function japaneseSigns(): ReadonlySet<string> {
  signs ??= new Set(shiftJis().match(/\p{Script=Han}/gu));
  return signs;
}

function shiftJis(): string {
  const bytesFrom = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const leads = [...bytesFrom(0x88, 0x9f), ...bytesFrom(0xe0, 0xfc)];
  const bytes = leads.flatMap((lead) => bytesFrom(0x40, 0xfc).flatMap((trail) => [lead, trail]));
  return new TextDecoder("shift_jis").decode(new Uint8Array(bytes));
}
