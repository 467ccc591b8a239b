const makesIt =
  /^(?:please |pls |so |and |bitte )*(?:make|get|let|have) (?:it|that|this)(?!\p{L})(?!.*(?<!\p{L})(?:also|too|as well)(?!\p{L}))/iu;

/** "Make it ignore that": whether a part of a request says how what is mended should be, and nothing else besides. */
export function isOfMended(part: string): boolean {
  return makesIt.test(part);
}
