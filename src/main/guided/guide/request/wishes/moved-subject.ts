const article = String.raw`(?:the|our|my|this|that|der|die|das|unser\p{L}*|mein\p{L}*)`;
const moved = [
  String.raw`(?:has|have|had|needs?) (?:to be|been) (?:moved|postponed|shifted|rescheduled|brought forward|changed)`,
  String.raw`(?:is|was|are|were) (?:moved|postponed|shifted|rescheduled|brought forward|put off)`,
  String.raw`(?:is|will be|takes place) (?:now )?on`,
  String.raw`(?:ist|wird|wurde|muss|musste) (?:jetzt |nun )?(?:auf|am|verschoben|verlegt)`,
  String.raw`(?:findet|findet jetzt|findet nun) (?:jetzt |nun )?am`,
].join("|");
const subject = new RegExp(
  String.raw`(?<!\p{L})${article} (?<what>[\p{L}][\p{L}\d'’-]*(?: [\p{L}\d][\p{L}\d'’-]*){0,3}?) (?:${moved})(?!\p{L})`,
  "iu",
);
const toItself = /^(?:change|replace|set|move) "(?<put>[^"]+)" (?:to|by|with) "\k<put>"/iu;

/** `Change "19 July" to "19 July"` as the request means it: what is said to have been moved there is set to it. Any other wish as it is. */
export function withMovedSubject(wish: string, request: string): string {
  const put = toItself.exec(wish)?.groups?.["put"];
  const what = put === undefined ? undefined : subject.exec(request)?.groups?.["what"];
  return put === undefined || what === undefined ? wish : `Set "${what}" to "${put}"`;
}
