import { describe, expect, it } from "vitest";
import { withoutWindowsEnds } from "./windows-lines.ts";

const text = "#!/bin/bash\n# zählt\necho hi\n";
const bytes = new TextEncoder().encode(text).length;
const failure = "exit 2\na.sh: line 3: $'\\r': command not found\n";

describe("a script whose lines end like those of Windows", () => {
  it("is written anew as it is read", () => {
    const calls = [{ tool: "write", input: { path: "a.sh", content: text } }];
    expect(withoutWindowsEnds([{ path: "a.sh", text, size: bytes + 3 }], failure)).toEqual(calls);
    expect(withoutWindowsEnds([{ path: "a.sh", text, size: bytes + 1 }], failure)).toEqual(calls);
  });

  it.each([
    ["it has the ends of a shell", "a.sh", bytes, failure],
    ["it is in another encoding", "a.sh", bytes * 2, failure],
    ["it is no script", "a.py", bytes + 3, failure],
    ["it runs", "a.sh", bytes + 3, "exit 0\nhi\n"],
  ])("stays where %s", (_, path, size, printed) => {
    expect(withoutWindowsEnds([{ path, text, size }], printed)).toEqual([]);
  });
});
