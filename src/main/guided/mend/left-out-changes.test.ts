import { describe, expect, test } from "vitest";
import { leftOutChanges } from "./left-out-changes.ts";
import type { Language } from "./program-file.ts";

describe("a line that leaves out what is missing", () => {
  test.each<[Language, string, string]>([
    [
      "python",
      '    print(plant["name"] + " (" + plant["latin"] + ")")',
      '    print(plant["name"] + (" (" + plant["latin"] + ")" if "latin" in plant else ""))',
    ],
    [
      "python",
      "    print(f\"{plant['name']} ({plant['latin']})\")",
      '    print(f"{plant[\'name\']}" + (f" ({plant[\'latin\']})" if "latin" in plant else ""))',
    ],
    [
      "python",
      "    print(f\"{plant['name']}, latin: {plant['latin']}, {plant['sow']}\")",
      '    print(f"{plant[\'name\']}" + (f", latin: {plant[\'latin\']}" if "latin" in plant else "") + f", {plant[\'sow\']}")',
    ],
    [
      "python",
      'text = name + ", " + str(row["latin"])',
      'text = name + (", " + str(row["latin"]) if "latin" in row else "")',
    ],
    [
      "python",
      "print(f\"{p['name']} [{p.get('latin')}]\")",
      'print(f"{p[\'name\']}" + (f" [{p.get(\'latin\')}]" if p.get("latin") else ""))',
    ],
  ])("in %s: %s", (language, line, fresh) => {
    expect(leftOutChanges(line, language, "latin").map((one) => one.line)).toContain(fresh);
  });

  test.each([
    ["console.log(`${p.name} (${p.latin})`);", 'console.log(`${p.name}${p.latin ? ` (${p.latin})` : ""}`);'],
    ['console.log(p.name + " (" + p.latin + ")");', 'console.log(p.name + (p.latin ? " (" + p.latin + ")" : ""));'],
    ["  return `${a.name}, ${a.born} - ${a.died}`;", '  return `${a.name}, ${a.born}${a.died ? ` - ${a.died}` : ""}`;'],
  ])("in JavaScript: %s", (line, fresh) => {
    expect(leftOutChanges(line, "javascript", null).map((one) => one.line)).toContain(fresh);
  });

  test.each<[Language, string]>([
    ["python", 'total += plant["latin"]'],
    ["python", 'print(plant["latin"])'],
    ["python", '# plant["name"] + plant["latin"]'],
    ["python", 'print(plant["name"] + plant["other"])'],
    ["shell", 'echo "$latin"'],
  ])("isn't proposed in %s for: %s", (language, line) => {
    expect(leftOutChanges(line, language, "latin")).toEqual([]);
  });
});
