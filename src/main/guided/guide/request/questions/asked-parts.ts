const kind = String.raw`(?:which|what) \p{L}+|what|when|where|who|from when|how (?:long|much|many|hot|far|often|old|high|big|late)|wie ?(?:lange?|viele?|heiß|weit|oft|alt|hoch|groß|spät)|wann|wo|wer|welche[rnms]? \p{L}+`;
const lead = new RegExp(String.raw`(?<!\p{L})(?:${kind})(?!\p{L})`, "iu");
const joined = new RegExp(
  String.raw`(?<!\p{L})(?<one>(?:${kind})(?:\s(?!and\b|und\b)[^\s,;.?!]+){0,6}?),?\s+(?:and|und)(?:\s+(?:also|auch))?\s+(?<two>(?:at |from |to |until |um |von |bis )?(?:${kind})(?:\s[^\s,;.?!]+){0,6})`,
  "iu",
);
const longest = 60;

/** The two things that a question asks for at once, as it says them: "which day", "from when to when". Null for one, and for more. */
export function askedParts(question: string): readonly [string, string] | null {
  const { one = "", two = "" } = joined.exec(question)?.groups ?? {};
  if (one === "" || two === "" || one.length > longest || two.length > longest) return null;
  const rest = question.replace(one, " ").replace(two, " ");
  return lead.test(rest) ? null : [one.trim(), two.trim()];
}
