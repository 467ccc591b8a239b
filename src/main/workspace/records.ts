/** Cuts a stream of bytes into the pieces between `separator`s, as text. The last one may lack its separator. */
export async function* records(
  chunks: AsyncGenerator<Buffer, unknown>,
  separator: number,
): AsyncGenerator<string, void> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(separator); end !== -1; end = chunk.indexOf(separator, start)) {
      rest.push(chunk.subarray(start, end));
      yield Buffer.concat(rest).toString("utf8");
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString("utf8");
}
