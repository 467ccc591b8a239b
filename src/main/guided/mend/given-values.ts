import { baseName } from "../../../shared/path-parts.ts";
import { saidCommand } from "./said-command.ts";

/**
 * What a request shows a program to be started with, one by one: `tuesday` in "`python3 who.py tuesday` should print who …". None where it shows no such start, or values
 * with blanks in them.
 */
export function givenValues(path: string, request: string, known: readonly string[] = []): string[] {
  const command = saidCommand(
    request,
    [path, ...known].map((each) => ({ path: each, size: 0 })),
  );
  const words = command?.split(/\s+/) ?? [];
  const own = words.findIndex((word) => baseName(word) === baseName(path));
  return own === -1 || /["']/.test(command ?? "") ? [] : words.slice(own + 1);
}

/** Whether a program is to ask whoever starts it for something. */
export function isToAsk(request: string): boolean {
  return asks.test(request);
}

const asks =
  /(?<!\p{L})(?:asks?|asked|asking|prompts?|interactive\p{L}*|quiz\p{L}*|games?|types? in|typed in|typing|enters?|keyboard|stdin|fragt?|fragen|ab\p{L}*fragen|nach\p{L}*fragen|eingib\p{L}*|eingeb\p{L}*|eintipp\p{L}*|spiel\p{L}*|tastatur)(?!\p{L})|入力|質問|クイズ|ゲーム|尋ね|聞い|聞かれ/iu;
