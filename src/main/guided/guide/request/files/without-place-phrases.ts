const each = String.raw`(?:all|every|each|any|both|allen?|jede[mrns]?|sämtlichen|beiden)`;
const article = String.raw`(?:the|my|our|this|these|those|its|whole|entire|den|dem|der|meinem|unserem|diesem|ganzen|gesamten|folgenden)`;
const folder = String.raw`(?:sub-?)?(?:folder|directory|ordners?|unterordners?|verzeichnis(?:ses)?)`;
const wordOfName = String.raw`["'„“«]?[\p{L}\p{N}][\p{L}\p{N}_./-]*["'”“»]?`;
/** "in the folder web", "of the folder web", "im Ordner Menüs", "des Ordners Menüs". */
const ofFolder = String.raw`(?:in|of|from|within|inside|im|des|aus dem|unter|across)\s+(?:${article}\s+)*${folder}\s+(?!is\b|are\b|ist\b|sind\b|to\b|by\b|with\b|durch\b|mit\b|überall\b|everywhere\b|aus\b|statt\b|instead\b|bitte\b|please\b|soll|wo\b|we\b|wir\b|it\b|es\b)${wordOfName}`;
/** "in the web folder" */
const ofNamed = String.raw`(?:in|of|from|within|inside|im|across)\s+(?:${article}\s+)+${wordOfName}\s+${folder}`;
/** "in all recipes", "in jedem Menü"; "in every file that has it" goes on. */
const inEach = String.raw`(?:in|on|across|throughout|auf)\s+(?:${article}\s+)*${each}\s+(?:of\s+)?(?:${article}\s+)*[\p{L}-]+`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${inEach}(?:\s+${ofFolder})?|${ofNamed}|${ofFolder}|(?:and zwar|und zwar))(?![\p{L}\p{N}])`,
  "giu",
);
const adverb =
  /(?<![\p{L}\p{N}])(?:überall|everywhere|throughout|durchgehend|an allen stellen|bitte|please|pls|von nun an|ab sofort|from now on|künftig|in future|in zukunft)(?![\p{L}\p{N}])/giu;

/**
 * A request without where in the files something is to be done, which may stand between any two of its words: "Ersetze Reis mit Couscous" for "Ersetze Reis in
 * allen Dateien im Ordner Menüs bitte mit Couscous". What stands in quotes stays.
 */
export function withoutPlacePhrases(request: string): string {
  return request
    .split(/("[^"\n]*"|„[^“”\n]*[“”]|“[^”\n]*”|「[^」\n]*」|`[^`\n]*`)/u)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(pattern, " ").replaceAll(adverb, " ")))
    .join("")
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(/ (?=[,.;:!?])/gu, "")
    .trim();
}
