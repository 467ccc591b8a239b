/** The ways in which a clause says of the file that it names, or that was named before it, that it stays as it is. */
const stays = new RegExp(
  [
    String.raw`(?<!\p{L})(?:stays?|remains?|bleib(?:t|en))(?=$| (?:as|so|wie|the same|unchanged|untouched|unverändert|gleich|how|that way|too|auch)(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:keeps? (?:its|their|the)|leave (?:the|my|our|all|old)|(?:hands?|finger) (?:off|weg)|keep (?:off|away from|out of)|lass\p{L}* (?:die|das|den))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:do not|don['’]?t|must not|mustn['’]?t|never|not to) (?:be )?(?:touch|chang|edit|alter)\p{L}*|nicht (?:an(?:fassen|rühren)|(?:ver)?ändern)|nicht anzufassen|ändern wir nichts`,
    // of an error that is raised somewhere nothing is excepted
    String.raw`^(?:(?:with|mit|und|and|but|aber|(?:the|one|an|only|single|die|eine|einzige) )*)(?:exceptions?|ausnahmen?)(?: (?:is|are|being|of|for|ist|sind|bilde[nt]|von|für))?(?! (?:in|at|from|when|bei|beim|im|is|are|of|ist|sind)(?!\p{L})) (?=[^.]*\p{L})`,
    String.raw`(?<!\p{L})(?:with the exception of|mit ausnahme)(?!\p{L})|(?<!\p{L})(?:is|are|ist|sind|bleibt|bleiben) (?:the|an|die|eine) (?:only |einzige )?(?:exceptions?|ausnahmen?)(?!\p{L})`,
    // what is told of the past, or done with
    String.raw`(?<!\p{L})(?:is|are) (?:only |just )?(?:history|a record|records|(?:of|about) the past)(?!\p{L})|(?<!\p{L})as (?:they|it) (?:were|was)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:hat|haben) noch (?!nicht(?!\p{L}))(?:\p{L}+ ){0,2}unterschrieben(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:is|are) (?:exempt|excluded)|(?:is|are)n['’]?t (?:meant|affected)|not (?:meant|affected)|ausgenommen|nicht (?:gemeint|betroffen)|say is (?:right|correct))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:I|we|ich|wir)(?:['’]ll)? [^,.]{0,24}(?:myself|ourselves|selbst|selber)(?!\p{L})|そのまま|変え(?:ない|ず)|触ら(?:ない|ず)`,
  ].join("|"),
  "iu",
);
/** "Minutes are minutes, leave those" */
const leavesThose =
  /^(?:(?:so|please|just|also|and|bitte|und) )*(?:leave|lass\p{L}*) (?:those|them|these|that|it|sie|die|das|es)(?=$| (?:alone|be|as|out|like|so|wie|in ruhe)(?!\p{L}))/iu;
const pronoun =
  /^(?:(?:so|please|just|also|and|bitte|und) )*(?:that one|this one|those|these|that|it|das|die|der|den)(?= (?!(?:mit|von|vom|ohne|aus)(?!\p{L})))/iu;

/** Whether a clause says that the file or folder which it names stays as it is. Of a line or a value much less says so. */
export function saysFileStays(clause: string): boolean {
  return stays.test(clause) || leavesThose.test(clause);
}

/** Whether it says so of what the clause before it names. */
export function pointsBack(clause: string): boolean {
  return pronoun.test(clause) || leavesThose.test(clause);
}
