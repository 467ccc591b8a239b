const letter =
  /(?<!\p{L})(?:letters?|e-?mails?|mail|messages?|notes? (?:to|for)|invitations?|invite|announcements?|notices?|repl(?:y|ies)|complaint|reminder|briefe?|anschreiben|nachricht(?:en)?|einladung(?:en)?|aushang|mitteilung|antwort|kündigung|erinnerung)(?!\p{L})|手紙|メール|案内文|お知らせ|招待状|返事/iu;

/** Whether a request speaks of something that is written to somebody. */
export function wantsLetter(request: string): boolean {
  return letter.test(request);
}
