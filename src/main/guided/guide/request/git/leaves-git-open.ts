import { outsideQuotes } from "../../../forms/outside-quotes.ts";

/** On a condition, at another time, of a part of what is in a file, or in another way than git does it by itself. */
const open = new RegExp(
  [
    String.raw`(?<!\p{L})(?:unless|provided|as long as|(?<!at )once|until|tomorrow|later on|not sure|squash\p{L}*|sign(?:ed)?(?: (?:it|off|them)|-?off)?|gpg|dated|backdate\p{L}*|author\p{L}*|co-?author\p{L}*|yesterday|separately|one by one|(?:in )?(?:two|three|several) (?:separate )?commits)(?!\p{L})`,
    // what has to be there before, and by whom
    String.raw`(?<!\p{L})(?:when|after|before|nachdem|bevor) (?:\S+ ){1,4}?(?:is|are|has|have|runs?|works?|pass(?:es)?|you|ist|sind|hat|läuft|laufen)(?!\p{L})|(?<!\p{L})(?:after|before) \p{L}+ing(?!\p{L})|(?<!\p{L})(?:show|tell|ask|zeig|sag|frag)\p{L}* [^.;!?\n]*(?:first|zuerst|vorher)(?!\p{L})|<\S+@\S+>|(?<!\p{L})(?:with|and) (?:the )?date of(?!\p{L})`,
    String.raw`(?<!\p{L})each (?:in|with|as|by|of)(?!\p{L})`,
    String.raw`(?<!\p{L})only (?:the|that|those|its|my) (?:\p{L}+ )?(?:first|last|lines?|parts?|paragraphs?|sections?|hunks?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:n['’]?t|not) commit (?:it |them |anything |that )?yet(?!\p{L})`,
    String.raw`(?<!\p{L})(?:if|in case|wenn|falls)(?!\p{L})(?![^.;!?\n]*(?:clash|conflict|collid|both|konflikt|kollid))`,
    String.raw`(?<!\p{L})(?:es sei denn|sobald|erst wenn|(?<!guten )morgen|getrennt|einzeln|zusammenfass\p{L}*|signier\p{L}*|nur (?:den|die|das) (?:ersten?|letzten?|zeilen?|teil|absatz))(?!\p{L})`,
    "もし|場合|明日|別々|署名|(?<!(?:んで|して)、)(?:でき|終わっ|なっ|完成し|通っ)たら|(?:終わ|でき)(?:って|て)から|見せて",
  ].join("|"),
  "iu",
);

/** Whether a wish to git says when, how or which part: what git does by itself isn't all of it then. */
export function leavesGitOpen(request: string): boolean {
  return open.test(outsideQuotes(request));
}
