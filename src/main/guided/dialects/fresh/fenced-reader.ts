/** What of a reply belongs to what was asked for. */
export type FencedReader = {
  /** Takes the next piece, and gives what of the wanted text is certain by now. */
  push(piece: string): string;
  /** The rest of it; null where the reply had no fence at all. */
  end(): { rest: string; isClosed: boolean } | null;
};

/** Reads what stands between the first fence of a reply and the one that closes it, while it comes in pieces cut anywhere. */
export function fencedReader(): FencedReader {
  let held = "";
  let fence: string | null = null;
  /** Blocks of code inside the text, as a page has them. */
  let inner = 0;
  let isFirst = true;
  let isClosed = false;

  /** Whole lines, and as much of the last one as can't be a fence any more. */
  function take(isEnd: boolean): string {
    let out = "";
    while (!isClosed) {
      const end = held.indexOf("\n");
      if (end === -1 && !isEnd) break;
      const line = end === -1 ? held : held.slice(0, end);
      held = end === -1 ? "" : held.slice(end + 1);
      if (fence === null) fence = /^ {0,3}(`{3,})[^`]*$/.exec(line)?.[1] ?? null;
      else if (isClosing(line, fence) && inner === 0) isClosed = true;
      else {
        if (isClosing(line, fence)) inner -= 1;
        else if (opensBlock(line)) inner += 1;
        // the line end before the closing fence isn't part of the text
        out += (isFirst ? "" : "\n") + line;
        isFirst = false;
      }
      if (end === -1) break;
    }
    return out;
  }

  return {
    push(piece) {
      held += piece;
      return take(false);
    },
    end() {
      const rest = take(true);
      return fence === null ? null : { rest, isClosed };
    },
  };
}

/** With the name of its language: a bare one may as well close. */
function opensBlock(line: string): boolean {
  return /^\s*`{3,}\w+\s*$/.test(line);
}

function isClosing(line: string, fence: string): boolean {
  const bare = line.trim();
  return bare.length >= fence.length && /^`+$/.test(bare);
}
