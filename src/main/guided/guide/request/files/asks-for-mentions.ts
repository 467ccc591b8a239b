const asked =
  /(?<!\p{L})(?:correct|update|fix|mend|repair|change|adjust|adapt|korrigiere?|repariere?|aktualisiere?|ändere?|passe?|pass)\b[^.;!?]*\b(?:mention\w*|old name|links?|linked|references?|refers?|imports?|path|accordingly|as well|too|there|verweis\w*|erwähn\w*|alte\w* namen?|verlink\w*|entsprechend|auch)\b|\b(?:mention\w*|old name|links?|references?|refers?|verweis\w*|erwähn\w*|alte[nrms]? namen?)\b[^.;!?]*(?<!\p{L})(?:correct\w*|updat\w*|fix\w*|mend\w*|repair\w*|intact|alive|chang\w*|adjust\w*|adapt\w*|put right|korrigier\w*|aktualisier\w*|änder\w*|geändert|an(?:ge)?pass\w*)\b|\b(?:links?|verweise)\b[^.;!?]*\b(?:work|stimmen|funktionier\w*)\b|(?<!\p{L})(?:still|noch|weiterhin|weiter) (?:find|work|play|load|open|show|run|build|funktionier|lauf|läuf|geh)\p{L}*(?!\p{L})|(?<!\p{L})(?:find|work|play|load|open|show)s? (?:\S+ ){0,3}(?:afterwards|as before|like before)(?!\p{L})|(?<!\p{L})(?:without breaking|don['’]?t break) (?:all )?(?:the |its |my |our )?links?(?!\p{L})|リンク.*(?:直し|更新|修正)|(?:リンク|表示)[^。]*(?:切れない|できるように)|古い名前[^。]*(?:直|更新|修正|変え)/iu;

/** Whether a text wants what mentions a file to be right once it has another name or place. */
export function asksForMentions(text: string): boolean {
  return asked.test(text);
}
