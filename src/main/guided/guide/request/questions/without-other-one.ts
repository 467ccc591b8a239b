const clause =
  /(?:,| and| but|,? und|,? aber)?\s*(?<!\p{L})(?:not|nicht) (?:the|his|her|their|its|my|our|die|der|das|den|ihre?[nrms]?|seine?[nrms]?|unsere?[nrms]?)(?!\p{L})[^.?!,;\n]*/giu;

/** A request without what it says of another one that isn't meant: "her mobile number, not the one of her practice". */
export function withoutOtherOne(request: string): string {
  return request.replaceAll(clause, " ");
}
