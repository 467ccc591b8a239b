/** What comes of steps in the end, where nobody listens on the way. */
export async function resultOf<Result>(steps: AsyncGenerator<unknown, Result>): Promise<Result> {
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return step.value;
}
