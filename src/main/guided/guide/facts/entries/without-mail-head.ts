const head =
  /^(?:From|To|Cc|Bcc|Subject|Date|Sent|Reply-To|Message-ID|MIME-Version|Content-[\w-]+|X-[\w-]+|Von|An|Kopie|Betreff|Datum|Gesendet|差出人|宛先|件名|日時)\s?[:：]/iu;
/** Who wrote, to whom and when stands in nothing but the head. */
const asksForHead =
  /(?<!\p{L})(?:who|whom|whose|sender|subject|e-?mail|address|sent|(?:did|was) [\p{L} ]{1,30} (?:write|written|send)|wer|wem|wessen|absender|betreff|adresse|geschickt|gesendet|verschickt|geschrieben)(?!\p{L})|誰|だれ|差出人|件名|アドレス|送/iu;
const fewest = 2;

/** A mail without the lines that say who it is from, and what it is about: whoever speaks of its writer doesn't ask for these. All of it where a question does, and of any other text. */
export function withoutMailHead(text: string, question: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.trim() === "");
  const top = lines.slice(0, end === -1 ? 0 : end);
  const isHead = top.length >= fewest && top.every((line) => head.test(line) || /^\s+\S/u.test(line));
  return isHead && !asksForHead.test(question) ? lines.slice(end + 1).join("\n") : text;
}
