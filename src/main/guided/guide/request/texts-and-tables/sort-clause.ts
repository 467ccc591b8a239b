const sortClause =
  /(?:\b(?:and|und)\s+)?\b(?:sort(?:ed)?|order(?:ed)?|arranged?|rank(?:ed)?)\b[^.;!?\n]{0,40}?\bby\s+(?:the |their )?[\p{L}\p{N}_]+(?: (?:name|date|number))?(?:\s*,?\s*\(?(?:the )?(?:ascending|descending|(?:largest|highest|heaviest|longest|dearest|newest|latest|smallest|lowest|oldest) (?:first|(?:on|at the) top))\)?)?|(?:\b(?:and|und)\s+)?\bnach\s+(?:dem |der )?[\p{L}\p{N}_]+\s+(?:sortiert\w*|geordnet)(?:, (?:auf|ab)steigend)?|\b(?:auf|ab)steigend\b|[^、。\s]{1,12}?順(?![番序位])(?:に(?:並べ替?え?て?(?:ください|下さい)?)?|で)?/iu;

/** A request without what it says of the order. */
export function withoutSortClause(request: string): string {
  return request.replace(sortClause, " ");
}
