/** What stands before a surname, as a pattern. */
export const titleWords = String.raw`(?:Frau|Herrn?|Mrs\.?|Ms\.?|Mr\.?|Miss|(?:Dr|Prof)\.?)`;
