/** The beginning of an answer as text, so many bytes of it or a little more: what another computer sends may never end. */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let read = 0;
  // leaving the loop early ends the line
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    read += chunk.length;
    if (read >= mostBytes) break;
  }
  return text + decoder.decode();
}
