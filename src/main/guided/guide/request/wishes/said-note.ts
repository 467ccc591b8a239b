const order =
  /^(?:(?:hi|hey|hello|hallo|please|pls|bitte)[,!]? )*(?:(?:can|could|will|would) you (?:please )?)?(?:remember|note|keep in mind|(?:don['’]?t|do not) forget|make a note|merke? dir|notiere|vergiss nicht|behalte)\b(?:,? ?(?:that|dass)\b|:|,)? *(.+)$/is;

/**
 * What a request says is to be remembered, where it says that and nothing else. Small models begin with it and then go on
 * about it without an end. Null where it says something else.
 */
export function saidNote(request: string): string | null {
  const [, said = ""] = order.exec(request.trim()) ?? [];
  const note = said.replaceAll(/\s+/g, " ").trim();
  // a second sentence may ask for more, and a few words such as "the deadline" have to be found out first
  const isStatement = note.length <= 300 && note.split(" ").length >= 3 && !/[.!?;。]\s+\S/.test(note);
  return isStatement && !/^(?:the|what|where|when|how|who|which|all|this|it|to)\b/i.test(note) ? note : null;
}
