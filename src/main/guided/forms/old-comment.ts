const trailingComment = /\s+(?:#|\/\/|;|--|<!--|\/\*)\s.*$/;

/** Small models drop or change the comment behind a value that they change. Nobody asked for that, so it stays. */
export function withOldComment(old: string, replacement: string, request: string): string {
  const comment = trailingComment.exec(old)?.[0];
  const isAbout = /comment|kommentar|コメント/i.test(request);
  const isCommentedOut = /^\s*(?:#|\/\/|;|--)/.test(replacement);
  if (!comment || isAbout || isCommentedOut || old.trim() === comment.trim()) return replacement;
  const bare = replacement.replace(trailingComment, "").trimEnd();
  // where nothing else is different, what stands there is what is to change
  const isOnlyChange = bare !== replacement.trimEnd() && bare === old.replace(trailingComment, "");
  return isOnlyChange ? replacement : bare + comment;
}
