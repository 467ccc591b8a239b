/** Cuts a stream of bytes into the pieces between `separator`s, as text, as many at a time as there are. The last one may lack its separator. */
export async function* records(
  chunks: AsyncGenerator<Buffer, unknown>,
  separator: number,
): AsyncGenerator<string[], void> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(separator);
    if (end === -1) {
      rest.push(chunk);
      continue;
    }
    // all separators are ASCII, so that no character is cut in two
    const whole = Buffer.concat([...rest, chunk.subarray(0, end)]).toString("utf8");
    rest = [chunk.subarray(end + 1)];
    yield whole.split(String.fromCharCode(separator));
  }
  const last = Buffer.concat(rest).toString("utf8");
  if (last !== "") yield [last];
}
