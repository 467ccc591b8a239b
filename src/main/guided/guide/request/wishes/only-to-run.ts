import { asksToChange, asksToRun, wantsMending } from "./request-intent.ts";

/** That nothing of a program is to be changed, or mended yet. */
const changesNothing =
  /(?<!\p{L})(?:do not|don['’]?t|dont|without|never|no need to|please don['’]?t) (?:(?:please|actually|ever|yet) )*(?:chang|edit|touch|modif|fix|repair|mend|correct)\p{L}*(?: (?:it|them|that|this|anything|any(?: of (?:it|them|that))?|something|the (?:program|script|code|file|tests?)|\S+\.(?:py|[cm]?js|sh)))?(?: in (?:it|there))?(?: (?:yet|now|for now))?(?!\p{L})(?! (?:the |my |any )?\p{L}+ (?:in|of)(?!\p{L}))|(?<!\p{L})(?:(?:am|an dem|an|im) (?:programm|skript|script|code|\S+\.(?:py|[cm]?js|sh)) )?(?:bitte )?(?:nichts|nicht|noch nichts?) (?:(?:daran|darin|am (?:programm|skript|code)) )?(?:(?:ver)?ändern|anfassen|reparieren|korrigieren|umschreiben)(?!\p{L})|(?:プログラム|スクリプト|コード|何も|ファイル)?[はをも]?(?:変更|修正|編集|変え|直さ)(?:し)?(?:ないで|ず)(?:に)?(?:ください)?/giu;

const lets = /(?<!\p{L})(?:lass|lasse|lasst)(?!\p{L})(?:[^.!?\n]|\.(?=\S))* laufen(?!\p{L})/iu;
/** What comes of it is to be told. */
const tells =
  /(?<!\p{L})(?:tell|say|show|let (?:me|us) know|sag\p{L}*|zeig\p{L}*|nenn\p{L}*|verrat\p{L}*)(?!\p{L})(?:(?!(?:,| and| und) (?:then |also |please |dann |auch |bitte )?(?:fix|repair|mend|correct|change|edit|add|make|reparier|korrigier|änder|beheb|mach))[^.!?。\n])*|(?<![^。\n])[^。\n]*教えて[^。\n]*/giu;

/** Whether a request wants a program run and told what comes of it, and nothing changed: "run the tests and tell me which fail, don't fix them". */
export function asksOnlyToRun(request: string): boolean {
  const rest = request.replaceAll(changesNothing, " ").replaceAll(tells, " ");
  const isRun = asksToRun(rest) || lets.test(rest) || asksToRun(request);
  const hasTold = request.search(tells) !== -1;
  const others = rest.replaceAll(/(?<!\p{L})(?:run|execute|starte?)(?!\p{L})|実行/giu, " ");
  return isRun && hasTold && !wantsMending(others) && !asksToChange(others);
}
