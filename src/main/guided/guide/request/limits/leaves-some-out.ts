const exception =
  /(?<!\p{L})(?:except|excluding|besides|apart from|other than|but not|(?:all|every\p{L}*|each|any\p{L}*) (?:of (?:them|these|those) )?(?:\p{L}+ )?but|außer|bis auf|ausgenommen|nur nicht|nicht bei)(?!\p{L})|以外|を除/iu;
const narrowing =
  /(?<!\p{L})(?:whose|who(?= (?:is|are|has|have|was|were|\p{L}+ed)(?!\p{L}))|where(?! (?:possible|it (?:stands|appears|occurs)))|(?:which|that) (?:is|are|has|have|was|were|says?|contains?)|(?:only|just) (?:the|those|for|in)|deren|dessen|bei denen|in denen|(?:nur|bloß) (?:die|den|das|bei|in|für))(?!\p{L})|だけ|のみ/iu;

/** Whether a request that speaks of all means only some of them: "all but Emil", "every file where the team is red". */
export function leavesSomeOut(request: string): boolean {
  return exception.test(request) || narrowing.test(request);
}
