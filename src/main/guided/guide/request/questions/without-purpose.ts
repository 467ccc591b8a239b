const what = String.raw`[^:,.;?!\n]{2,40}`;
const purpose = [
  // "For the report: how many …?"
  new RegExp(String.raw`^\s*(?:for|für) ${what}[:,]`, "iu"),
  // "Für den Bericht soll ich sagen, wie viele …", "for the report I need to know how many …"
  new RegExp(
    String.raw`(?<=^|[.!?]\s+)(?:for|für|zum|zur) ${what}?(?=\s(?:(?:i|we)(?:['’]d)? (?:still |just |also )?(?:need|have|want|must|should|ought|would|am|are|was|were)|(?:soll|sollen|muss|müssen|möchte|möchten|will|wollen|brauche|brauchen|bräuchte|benötige|fehlt|fehlen) (?:ich|wir|mir|uns))(?!\p{L}))`,
    "giu",
  ),
  // "the serial number of the projector for the repair form"
  /\s(?:for|für|zum|zur) (?:the |my |our |an? |das |den |die |ein(?:en)? |mein(?:en)? |unser(?:en)? )?(?:\p{L}+ ){0,2}\p{L}*(?:form|paperwork|formular|antrag)(?=\s*(?:[.,;!?)\n]|$))/giu,
] as const;

const curious = String.raw`(?:(?:i am|i['’]?m|we['’]?re|i was|we were)? ?(?:just |only |really )?(?:curious|wondering)|(?:i|we)(?: just| only|['’]?d)*(?: want| need| like)? (?:to )?wonder|(?:bin|wäre|ich bin|wir sind) (?:mal |so |echt )?(?:gespannt|neugierig)|mal sehen|(?:ich )?frage? mich)`;
/** "Curious if I beat my sister": what somebody wonders besides, behind a question that says what is counted. */
const wonders = new RegExp(
  String.raw`(?<=[.?!;,]\s+|[-–—] )${curious},? (?:if|whether|ob)(?!\p{L})(?![^.?!;\n]*\d)[^.?!;,\n]*(?=[.?!;]?\s*$)`,
  "iu",
);

/** A request without what it says its answer is for. */
export function withoutPurpose(request: string): string {
  return purpose.reduce((text, way) => text.replace(way, " "), request).replace(wonders, " ");
}
