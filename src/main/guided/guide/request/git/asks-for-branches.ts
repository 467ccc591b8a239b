const asks =
  /(?<!\p{L})(?:(?:and |then |finally |at the end |lastly )*(?:tell me |say |list |show me )(?:the names of )?(?:which |what |all )?(?:the |our |my )*(?:remaining |existing |other )?branches(?: (?:there are|exist|are (?:there|left)|we have|i have|remain|still exist))?(?: (?:now|then|left|afterwards|after that))*|(?:und |dann |zuletzt |am ende )*(?:sag mir|nenn mir|zeig mir),? (?:die |alle |welche )?(?:namen der )?(?:übrigen |jetzigen )?branches(?: (?:es (?:jetzt|dann|noch|nun) gibt|übrig sind|noch da sind))?)\s*[?.!]*\s*$|(?:(?:最後に|そして|その後|あと)、?)?(?:いま|今|現在|残って|残る)?(?:ある|いる|の)?ブランチ(?:の名前|名|の一覧|一覧)?を(?:すべて|ぜんぶ|全部)?(?:教えて|見せて|一覧して)[^。]*。?\s*$/iu;

/** Whether all that a clause asks is which branches there are. */
export function asksForBranches(clause: string): boolean {
  return asks.test(clause) && asks.exec(clause)?.index === 0;
}

/** The request without that question. */
export function withoutBranchQuestion(request: string): string {
  return request.replace(asks, " ");
}
