/** What says that something isn't the case. */
export const denials =
  /(?<!\p{L})(?:not|no|never|neither|nor|none|nobody|cannot|without|nicht|kein\p{L}*|weder|ohne)(?!\p{L})|\b(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|should|would)n['’]?t\b/giu;
