const ofWriting =
  /(?<!\p{L})(?:messages?|texts?|posts?|posted|wr(?:ite|ites|ote|itten)|nachrichten?|beiträge|geschrieben|schr(?:eibt|eiben|ieb|ieben))(?!\p{L})|メッセージ|投稿|書/iu;
const place =
  /(?<!\p{L})(?:in|into|to|on|ins|im|an|auf) (?:(?:the|our|my|this|that|der|die|das|dem|den|unser(?:e[rmn]?)?|mein(?:e[rmn]?)?|diese[rmns]?) )?(?:(?:group|family|team|class)[ -])?(?:chats?|groups?|channels?|threads?|gruppe|gruppenchat|chatgruppe|kanal)(?: chat)?(?!\p{L})|(?:この)?(?:グループ|チャット)(?:チャット)?(?:で|に|の)/giu;

/** Whether a request speaks of messages that people write. */
export function saysWriting(request: string): boolean {
  return ofWriting.test(request);
}

/** A request about messages without where they were written: what was saved of a chat is all of it. */
export function withoutChat(request: string): string {
  return saysWriting(request) ? request.replaceAll(place, " ") : request;
}
