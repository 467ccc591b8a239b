/** What comes of writing, of which nobody hears while it is written. */
export async function* unheard<Result>(writing: AsyncGenerator<string, Result>): AsyncGenerator<never, Result> {
  let next = await writing.next();
  while (!next.done) next = await writing.next();
  return next.value;
}
