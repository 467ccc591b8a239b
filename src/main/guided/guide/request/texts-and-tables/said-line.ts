const noun = String.raw`(?:lines?|sentences?|headings?|titles?|notes?|remarks?|zeilen?|satz|sätze|überschrift|hinweis|vermerk)`;
/** What a line may be told behind: "the line", "each line that says". */
const lead = new RegExp(
  String.raw`(?<!\p{L})${noun}(?:,? (?:that|which|die|mit dem text|with the text|with|mit|called|of|namens))?(?: (?:just|only|exactly|genau))?(?: (?:says?|saying|reads?|reading|is|are|goes|sagt|lautet|heißt))?[:,]?\s+["'\u0060„“「]?`,
  "giu",
);
/** "the line in the songs "for members only"" */
const quotedBehind = new RegExp(
  String.raw`(?<!\p{L})${noun}(?: [\p{L}]+){0,3}[:,]? ["„“「]([^"„”“」\n]{3,160})["“”」]`,
  "iu",
);
/** Where the line has come to its end, and the request goes on. */
const goesOn =
  /^["'\u0060“”」]?\s*(?:$|[,;!?)。、]|\.(?:\s|$)|\n|(?:from|in|inside|within|out|off|on|of|wherever|everywhere|throughout|anywhere|please|pls|too|is|are|has|have|should|must|can|aus|von|im|auf|in|überall|raus|heraus|rausnehmen|löschen|entfernen|streichen|weg|bitte|soll|muss|kann|ist|again)(?!\p{L}))/iu;
/** How it is told before: "the debug: true line", "debug: trueの行". */
const behind = new RegExp(String.raw`^["'\u0060“”」]?(?:[ -]${noun}(?!\p{L})|\s?(?:という|って)?の?行)`, "iu");
const before = /(?:^|\s|から|の|で|、|。|は)["'\u0060„“「]?$/u;
/** "the old debug: true line" may be another one. */
const determined =
  /(?:^|(?<!\p{L})(?:the|this|that|each|every|all|any|die|diese|jede|alle|remove|delete|drop|lösche?|entferne?|streiche?) )["'\u0060„“「]?$/iu;

/** "delete debug: true from …": what has a sign between its sides is no word for it. */
const deleted =
  /(?<!\p{L})(?:remove|delete|drop|erase|strike|take|get rid of|lösche?n?|entferne?n?|streiche?n?|nimm)(?: (?:the|all|any|every|alle|jedes?|das|die))?\s+["'\u0060„“「]?/giu;
const isPair = /^\S+?\s?[:=]/u;

/** Whether a request may tell a line. */
export function speaksOfLine(request: string): boolean {
  return anyLine.test(request);
}

const anyLine = new RegExp(String.raw`(?<!\p{L})${noun}(?!\p{L})|行|[:=]`, "iu");

/** Shorter ones, or such without a letter, stand there by chance. */
const shortestLine = 3;

/**
 * The one of these lines that a request tells from its beginning to its end as a line: "the line debug: true", "the "Members only" line". A line that only begins so is another one; null where it tells none of
 * them.
 */
export function saidLine(request: string, lines: readonly string[]): string | null {
  const known = [...new Set(lines)].filter(
    (line) => line.length >= shortestLine && /\p{L}/u.test(line) && request.includes(line),
  );
  const quoted = quotedBehind.exec(request)?.[1]?.trim();
  if (quoted !== undefined && known.includes(quoted)) return quoted;
  const [starts, ofPairs] = [lead, deleted].map((way) =>
    [...request.matchAll(way)].flatMap(({ 0: whole, index }) => {
      const at = index + whole.length;
      // the quote may be the line's own
      return /["'\u0060„“「]$/u.test(whole) ? [at, at - 1] : [at];
    }),
  );
  const isTold = (line: string) =>
    isToldBehind(line, request, [...(starts ?? []), ...(isPair.test(line) ? (ofPairs ?? []) : [])]) ||
    isToldBefore(line, request);
  const said = known.filter(isTold);
  const longest = said.filter((line) => !said.some((other) => other !== line && other.includes(line)));
  const [only, ...others] = longest;
  return only !== undefined && others.length === 0 ? only : null;
}

function isToldBehind(line: string, request: string, starts: readonly number[]): boolean {
  return starts.some((at) => request.startsWith(line, at) && goesOn.test(request.slice(at + line.length)));
}

function isToldBefore(line: string, request: string): boolean {
  for (let at = request.indexOf(line); at !== -1; at = request.indexOf(line, at + 1)) {
    const [lead, rest] = [request.slice(0, at), request.slice(at + line.length)];
    const isJapanese = /^["'\u0060」]?\s?(?:という|って)?の?行/u.test(rest);
    if (behind.test(rest) && (isJapanese ? before : determined).test(lead)) return true;
  }
  return false;
}
