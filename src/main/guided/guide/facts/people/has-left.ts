const left = String.raw`(?:(?:have |has |['’]ve |['’]s )?(?:already )?(?:left|resigned|retired|quit|stepped down|moved away|dropped out)|ex|former(?:ly)?|(?:no longer|not) (?:a )?(?:members?|active|with us|there|in (?:it|the \p{L}+))(?: any ?more)?|(?:schon |bereits |inzwischen )?(?:ausgeschieden\p{L}*|ausgetreten\p{L}*|zurückgetreten\p{L}*|weggezogen\p{L}*|ehemalig\p{L}*|verstorben\p{L}*)|nicht mehr (?:dabei|mitglied|im \p{L}+|aktiv))(?!\p{L})|(?:既に|すでに|もう)?(?:退会|退任|辞任|退職|退団|脱退)(?:済み?|した|しました)?`;
const mark = new RegExp(`(?<!\\p{L})(?:${left})`, "iu");
const whole = new RegExp(
  String.raw`^[(（\s]*(?:(?:has|have|ist|is|am|zum|im) )*(?:${left})(?:\s*(?:the \p{L}+|am|zum|im|seit|since|in|on|per|ende|end of|:|,|-|–)?\s*[\d./-]*\s*(?:\p{L}{3,9}\.? \d{4})?)[)）\s]*$`,
  "iu",
);

const who = String.raw`(?:(?:the|all|any|those|people|persons|members|ones|one|anyone|anybody|everyone|everybody|whoever|whom?|wer|was|alle[ns]?|die|der|den|jene|diejenigen|leute|mitglieder|personen)[ ,]+)*(?:(?:who|that|which|die|der|has|have|is|are|was)(?:['’]ve)?[ ,]+)*`;
const from = String.raw`(?:\s+(?:(?:from )?(?:the|our|us)(?: (?:board|club|team|committee|choir|group|association))?|aus dem (?:vorstand|verein)|(?:members|people|ones|mitglieder\p{L}*|personen|leute)))?`;
const isNotIn = String.raw`(?:(?:should|must|need|do|does|is|are)(?:n['’]?t| not)(?: to| need to| have to)?(?: be| go| belong| come| get)?(?: (?:in|into|on|included)(?: (?:it|there|them|the file|the list))?)?|(?:kommt|kommen|soll\p{L}*|gehör\p{L}*|darf|dürfen|muss|müssen|brauch\p{L}*)(?: da| dort| bitte| dann)*(?: gar)? nicht(?: mit)?(?: da)? (?:rein|hinein|dazu|drauf|dabei|mit rein|mit)(?: sein)?|(?:bitte )?(?:weglassen|auslassen|rauslassen|nicht (?:mit )?(?:aufnehmen|übernehmen))|(?:can|may|should|are to) (?:stay|be left) out|bleib\p{L}* (?:weg|draußen))(?!\p{L})`;
const leavesOut = new RegExp(
  [
    String.raw`,?\s*(?<!\p{L})(?:and |but |und |aber |bitte |please )*(?:without|leav(?:e|ing) out|skip(?:ping)?|omit(?:ting)?|except(?: for)?|but not|not|ohne|außer|nicht|lass\p{L}*) ${who}(?:${left})${from}(?: (?:ist|sind|hat|haben))?(?: (?:out|weg|aus|raus))?(?!\p{L})`,
    String.raw`,?\s*(?<!\p{L})(?:and |but |und |aber )*${who}(?:${left})${from}(?: (?:ist|sind|hat|haben))?\s*,?\s*${isNotIn}`,
    String.raw`(?:既に|すでに|もう)?(?:退会|退任|辞任|退職|退団|脱退)(?:した|済みの)?(?:人|方|メンバー|会員|もの)?(?:は|を)?(?:除い|除き|のぞい|外し|抜い|入れない|含めない|載せない)(?:て|で)?(?:ください|下さい)?`,
  ].join("|"),
  "giu",
);

/** Whether a text says of somebody to have left: "ausgeschieden zum 31.12.", "moved away". In a longer one the words may mean something else. */
export function saysHasLeft(text: string): boolean {
  return mark.test(text);
}

/** Whether it says nothing but that. */
export function saysOnlyHasLeft(text: string): boolean {
  return whole.test(text);
}

/** A request without what it says of those who have left, and are to be left out; null where it doesn't. */
export function withoutThoseWhoLeft(request: string): string | null {
  const rest = request.replaceAll(leavesOut, " ");
  return rest === request ? null : rest;
}
