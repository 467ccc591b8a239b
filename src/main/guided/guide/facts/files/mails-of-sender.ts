const name = String.raw`(\p{L}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)`;
const wrote = String.raw`(?:mailed|e-?mailed|wrote|messaged|texted|sent)`;
const asked: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${name} (?:has |had )?(?:just |already )?${wrote} (?:me|us|to me|to us)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})did ${name} (?:mail|e-?mail|write|message|text|send)(?: to)? (?:me|us)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:e-?mails?|mails?|messages?|letters?|nachricht(?:en)?) (?:from|by|von|vom) ${name}`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${name} hat (?:mir|uns) (?:\p{L}+ ){0,3}?(?:gemailt|geschrieben|geschickt)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})hat (?:mir|uns) ${name} (?:\p{L}+ ){0,3}?(?:gemailt|geschrieben|geschickt)(?!\p{L})`,
    "iu",
  ),
];
const sender = /^From:\s*(.+?)\s*$/imu;

/** Only the mails of the one who a question says has written, where the files are mails: who is merely spoken of in one hasn't written it. All of them where nobody is called so. */
export function mailsOfSender<Each extends { text: string }>(
  files: readonly Each[],
  question: string,
): readonly Each[] {
  const said = asked.flatMap((form) => form.exec(question)?.[1] ?? [])[0]?.toLowerCase();
  if (said === undefined) return files;
  const words = said.split(/\s+/);
  const own = files.filter(({ text }) => {
    const from = wordsIn(sender.exec(headOf(text))?.[1] ?? "");
    return words.every((word) => from.includes(word));
  });
  // a name that two senders have may be either's
  const senders = new Set(own.map(({ text }) => addressIn(sender.exec(headOf(text))?.[1] ?? "")));
  return senders.size === 1 ? own : files;
}

function headOf(text: string): string {
  return text.split(/\r?\n\r?\n/, 1)[0] ?? "";
}

function addressIn(from: string): string {
  return (/[^\s<>]+@[^\s<>]+/u.exec(from)?.[0] ?? from).toLowerCase();
}

/** The words of a name and of an address; where somebody's provider is says nothing of who it is. */
function wordsIn(from: string): string[] {
  return from
    .toLowerCase()
    .replaceAll(/@[^\s<>]+/gu, " ")
    .split(/[^\p{L}’'-]+/u);
}
