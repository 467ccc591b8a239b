/** Where a value is to be found is no more than that: "who it is stands in the file". */
export function withoutTelling(request: string): string {
  return request.replaceAll(tellsWhere, " ");
}

/** The label behind which it stands, where that is said as well: "it's in the file under Customer". */
export function labelsTold(request: string): readonly string[] {
  return [...request.matchAll(tellsWhere)].flatMap(([, label]) => label?.trim().toLowerCase() ?? []);
}

const inFile = String.raw`(?:(?:in|inside|on|at the (?:top|start|beginning|bottom|end) of|within|im|am anfang) (?:(?:the|each|every|its|their|der|den|dem|jeder|jedem|den jeweiligen|der jeweiligen|first|second|third|top|last|ersten|zweiten|dritten|letzten|obersten) )*(?:files?|texts?|letters?|papers?|documents?|notes?|lines?(?: of (?:each|the|every)(?: \p{L}+)?)?|datei(?:en)?|text(?:en)?|dokument(?:en)?|brief(?:en)?|zeile(?: (?:der|jeder) \p{L}+)?)(?: itself| selbst| drin)?|inside|drin|oben)`;
const tellsWhere = new RegExp(
  [
    String.raw`(?:(?<=^|[,;:!?()–—]\s?|[.?!-]\s))(?!(?:move|put|sort|delete|remove|file|rename|verschieb\p{L}*|lösch\p{L}*|sortier\p{L}*|leg\p{L}*)(?!\p{L}))\p{L}[^.,;!?()\n]{0,50}?(?:(?<!\p{L})|(?<=(?<!\p{L})(?:it|that)['’]))(?:stands?|s|is(?: written| said| given| named| told)?|are|says?|steht|stehen|findest du|ist)(?: (?:always|each time|written|jeweils|immer|auch|ja|drin))* ${inFile}(?: (?:under|behind|after|beside|unter|hinter|neben|bei|as|als) ["'„]?(\p{L}[\p{L} ]{1,30}?)["'“:]*)?(?=\s*(?:$|[.,;!?)\n]))`,
    String.raw`(?<=^|[,;:!?()–—.-]\s)(?:(?:the|each) )?(?:(?:first|second|third|top|last) lines?|files?)(?: (?:of|in) (?:the|each|every)(?: \p{L}+)?)? (?:says?|tells?)(?: (?:so|it|that|which|who|which it is|who it is))?(?=\s*(?:$|[.,;!?)\n]))`,
    String.raw`[^。、]{1,20}は[^。]{0,20}(?:ファイル|中|本文|行)[^。]{0,12}(?:書|載|あり|ある)[^。]*`,
  ].join("|"),
  "giu",
);
