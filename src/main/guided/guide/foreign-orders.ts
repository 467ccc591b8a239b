/** What stands in place of the words. */
const mark = "[words to an AI, left out]";

/**
 * How texts talk to the machine that reads them: "ignore all previous instructions", "AI assistants must …", "note for AI
 * agents". English, German, Japanese. It can't know them all: the masks hold what no pattern sees.
 */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|all|your|other|any)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules?|orders?|commands?)\b/i,
  /\b(?:AI|A\.I\.|LLM|language[- ]model|chat ?bot|(?:coding|virtual|automated|digital|your) (?:assistant|agent))s?[- ]?(?:assistants?|agents?|models?|tools?|systems?|readers?)?\b(?=[^\n]{0,120}\b(?:must|should|shall|have to|has to|need to|are to|is to|please|ignore|delete|remove|write|send|answer|reply|say|add|create|run|execute|do not|don't|before you)\b)/i,
  /\b(?:note|message|instructions?|attention|notice|hint|order)s?\b[^\n]{0,15}\b(?:to|for)\b[^\n]{0,12}\b(?:AI|assistants?|agents?|language models?|LLMs?|bots?)\b/i,
  /\b(?:if you are|you are now|as) an? (?:AI|assistant|agent|language model|bot)\b/i,
  /\bsystem (?:prompt|override|message|note|instruction)s?\b\s*[:>]/i,
  /\b(?:KI|Sprachmodelle?)[- ]?(?:Assistent(?:en|in)?|Agent(?:en)?|Modelle?|Systeme?)?\b(?=[^\n]{0,120}\b(?:müssen|muss|sollen|soll|bitte|lösch\w*|schreib\w*|antwort\w*|ignorier\w*|sende\w*|füg\w*|erstell\w*)(?!\p{L}))/iu,
  /\bignorier\w*[^.\n]{0,40}(?:Anweisungen|Vorgaben|Regeln|Befehle)/i,
  /(?:AI|人工知能|アシスタント|エージェント)[^。\n]{0,20}(?:へ|は|に|:|：)[^。\n]*(?:ください|せよ|しろ|すること|削除|無視|書)/,
  /(?:これまで|以前|上記|今まで)の(?:指示|命令|ルール)[^。\n]*無視/,
];

/** A request about such words wants to see them. */
const asksForThem = /\b(AI|KI|assistants?|agents?|prompts?|instructions?|injection|Anweisung\w*)\b|アシスタント|指示/i;

/**
 * A text without what it says to the machine that reads it. Small models follow the last order that they read, whoever wrote it.
 * Only what a model reads is changed: the user sees the file as it is, and whoever asks about such words gets them too.
 */
export function withoutForeignOrders(text: string, request: string): string {
  if (asksForThem.test(request) || !orders.some((order) => order.test(text))) return text;
  const kept: string[] = [];
  let isInside = false;
  for (const line of text.split("\n")) {
    if (isInside && !endsPassage(line)) {
      isInside = !closesPassage(line);
      continue;
    }
    const at = startOfOrder(line);
    isInside = at !== null && !isTabular(line) && !closesPassage(line.slice(at));
    kept.push(at === null ? line : withoutOrder(line, at));
  }
  return kept.join("\n");
}

/** Where in a line the sentence with an order begins; null where there is none. */
function startOfOrder(line: string): number | null {
  const starts = orders.flatMap((order) => order.exec(line)?.index ?? []);
  if (starts.length === 0) return null;
  const first = Math.min(...starts);
  const before = /^.*(?:[.!?。>,;"(]\s*|[-#/*]\s+)/.exec(line.slice(0, first))?.[0];
  return before?.length ?? /^\s*/.exec(line)?.[0].length ?? 0;
}

/** In a row of a table only the cell goes, and what closes a comment or a tag stays. */
function withoutOrder(line: string, at: number): string {
  const rest = line.slice(at);
  const end = isTabular(line) ? rest.search(/["\t|]|,(?=\S)/) : rest.search(/-->|\*\/|<\//);
  return `${line.slice(0, at)}${mark}${end === -1 ? "" : rest.slice(end)}`;
}

function isTabular(line: string): boolean {
  return (line.match(/[,;\t|]/g)?.length ?? 0) >= 3 && !/[.!?] [A-Z]/.test(line);
}

/** A line that isn't part of a passage any more. */
function endsPassage(line: string): boolean {
  return (
    line.trim() === "" || /^\s*(?:[-*+] |\d+[.)] |#{1,6} |<|\[|\d{4}-\d\d-\d\d|[\w.-]+\s*[=:]\s|\S+:\d+:)/.test(line)
  );
}

function closesPassage(line: string): boolean {
  return /-->|\*\/|"""|<\//.test(line);
}
