/** Takes away what would steer a terminal, while text comes in. */
export type PlainText = {
  /** The lines that are finished by now. */
  add(text: string): string;
  /** The rest. */
  end(): string;
};

/** A line without an end is passed on in pieces of this size. In characters. */
const longestHeld = 4_096;

// CSI, OSC and its kin (up to BEL or ST), and two-character sequences
const sequence =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-Z\\^-~]/g;
const cutSequence = /(?:(?:\u001b\[|\u009b)[0-?]*[ -/]*|\u001b[\]PX^_][^\u0007\u001b]{0,4000}\u001b?|\u001b[ -/]*)$/;

/**
 * What a program printed, as plain text: without colours and cursor movements, lines that were overwritten in their last
 * form only, and no control characters but tabs and line ends.
 */
export function plainText(): PlainText {
  let carry = "";
  let line = "";
  return {
    add(text) {
      const all = carry + text;
      carry = cutSequence.exec(all)?.[0] ?? "";
      const clean = line + all.slice(0, all.length - carry.length).replace(sequence, "");
      const end = clean.lastIndexOf("\n") + 1;
      line = clean.slice(end);
      const done = settle(clean.slice(0, end));
      if (line.length <= longestHeld) return done;
      // a return at its end is yet to have its effect
      const long = overwrite(line) + (line.endsWith("\r") ? "\r" : "");
      line = long.length > longestHeld ? "" : long;
      return line === "" ? done + strip(long) : done;
    },
    end() {
      const rest = settle(line);
      line = "";
      carry = "";
      return rest;
    },
  };
}

function settle(text: string): string {
  return /[\r\u0008]/.test(text) ? text.split("\n").map(overwrite).join("\n") : strip(text);
}

/** What is left to be seen of a line after its returns and backspaces. A return at its end belongs to the line end. */
function overwrite(line: string): string {
  let end = line.length;
  while (line[end - 1] === "\r") end--;
  return strip(goBack(line.slice(line.lastIndexOf("\r", end - 1) + 1, end)));
}

/** Each backspace takes the sign before it, as long as there is one. */
function goBack(line: string): string {
  if (!line.includes("\b")) return line;
  const seen: string[] = [];
  for (const sign of line) {
    if (sign === "\b") seen.pop();
    else seen.push(sign);
  }
  return seen.join("");
}

function strip(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}
