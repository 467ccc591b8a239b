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
  /[\u001b\u009b](?:\[|(?<=\u009b))[0-?]*[ -/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-Z\\^-~]/g;
const cutSequence = /\u001b(?:\[[0-?]*[ -/]*|[\]PX^_][^\u0007\u001b]{0,4000}\u001b?|[ -/]*)$/;

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
      const long = overwrite(line);
      line = long.length > longestHeld ? "" : long;
      return line === "" ? done + long : done;
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
  return /[\r\b]/.test(text) ? text.split("\n").map(overwrite).join("\n") : strip(text);
}

/** What is left to be seen of a line after its returns and backspaces. A return at its end belongs to the line end. */
function overwrite(line: string): string {
  const last = line.replace(/\r+$/, "").split("\r").at(-1) ?? "";
  let seen = last;
  for (let before = ""; before !== seen;) {
    before = seen;
    seen = seen.replace(/[^\b]\b/g, "");
  }
  return strip(seen);
}

function strip(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}
