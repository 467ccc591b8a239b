/** What a deed that changes something begins with; what is written or made may be talk. */
const verb = String.raw`(?:add|adjust|append|bump|change|clean up|correct|delete|fix|increase|insert|lower|mark|put(?! (?:it|this|that) (?:another|differently))|raise|reduce|remove|rename|replace|set|sort|swap|switch|tick|tidy|update|ändere?|aktualisiere?|entferne?|ergänze?|ersetze?|füge?|hake?|korrigiere?|lösche?|setze?|sortiere?|streiche?|trage?)`;
const lead = String.raw`(?:(?:hi|hey|hello|hallo|please|pls|plz|bitte|also|then|and|now|so|just|ok(?:ay)?|und|dann|jetzt)[,!]? )*`;
const polite = String.raw`(?:(?:can|could|would|will) (?:you|u) (?:please |pls |also |just )?|(?:I|we)['’]?d like (?:you )?to |(?:you|we|I) (?:have|need|want) (?:you )?to )`;
const ordering = new RegExp(`^${lead}${polite}?${verb}(?!\\p{L})`, "iu");
/** In German the verb comes last. */
const orderingLast =
  /^(?:(?:hi|hallo|hey|bitte|und|also)[,!]? )*(?:(?:kannst|könntest|würdest) du|(?:können|könnten|würden) Sie)(?!\p{L})[^]*?(?<!\p{L})(?:ändern|anpassen|aktualisieren|aufnehmen|austauschen|eintragen|entfernen|ergänzen|ersetzen|hinzufügen|korrigieren|löschen|setzen|sortieren|streichen|umstellen)(?!\p{L})/iu;
const orderingJapanese =
  /(?:変更|修正|更新|訂正|追加|削除|置換|統一)(?:を)?(?:して|お願い)|(?:変え|直し|書き換え|置き換え|そろえ|揃え|足し|加え|消し)て(?!(?:は|い(?!ただ)))/u;

/** Whether a sentence of a request begins as an order to change something: "set the year in web to 2025". "Write a poem" is none. */
export function beginsWithChange(request: string): boolean {
  const sentences = request.split(/(?<=[.!?;:])\s+|(?<=[。！？])|\n+/u);
  return sentences.some(
    (sentence) => ordering.test(sentence) || orderingLast.test(sentence) || orderingJapanese.test(sentence),
  );
}
