const verbs =
  "commit|tag|merge|delete|remove|switch|go|change|check ?out|give|put|set|make|create|add|push|amend|how many|tell|tagge?|committe|führe?|lösche?|wechsle?|setze?|gib|versieh|erstelle?|wie viele";
const rest =
  "the rest|the others?|everything else|all else|nothing else|not|but not|only|just|don['’]?t|do not|leave|keep|der rest|den rest|alles andere|die anderen?|nicht|nur|lass";
const politely = String.raw`(?:please |pls |then |also |afterwards |bitte |dann |auch |danach )*`;
const border = new RegExp(
  `[.;!?。]+(?:\\s+|$)|(?<=。)|\\n+|,?\\s+(?:and then|then|and also|and|but|und dann|und|aber|danach)\\s+(?=${politely}(?:${verbs}|${rest})\\b)|,\\s*(?=${politely}(?:${verbs}|${rest})\\b)|(?<=[てでし])、`,
  "iu",
);
const quoted =
  /"[^"\n]*"|\u0060[^\u0060\n]*\u0060|“[^”\n]*”|„[^“\n]*“|「[^」\n]*」|(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L}))*'(?![\p{L}\p{N}])/gu;
const kept = "\uE000";

/** What a request about git says, wish by wish; what it quotes is never cut. */
export function gitClauses(request: string): string[] {
  const quotes = request.match(quoted) ?? [];
  let next = 0;
  return request
    .replaceAll(quoted, kept)
    .split(border)
    .map((clause) =>
      clause
        .replaceAll(kept, () => quotes[next++] ?? "")
        .replaceAll(/「([^」\n]*)」/gu, '"$1"')
        .trim(),
    )
    .map((clause) => clause.replace(/[\s,;]+$/u, ""))
    .filter((clause) => clause !== "");
}
