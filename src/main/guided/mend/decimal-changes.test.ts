import { describe, expect, test } from "vitest";
import { decimalChanges } from "./decimal-changes.ts";
import type { Language } from "./program-file.ts";

describe("a line that is to print two decimal places", () => {
  test.each<[Language, string, string]>([
    [
      "shell",
      'echo "Everybody pays $((amount / people)) euros"',
      `echo "Everybody pays $(awk -v amount="$amount" -v people="$people" 'BEGIN { printf "%.2f", amount / people }') euros"`,
    ],
    [
      "shell",
      "each=$(( $1 * 100 / $2 ))",
      `each=$(awk -v value1="$1" -v value2="$2" 'BEGIN { printf "%.2f", value1 * 100 / value2 }')`,
    ],
    ["shell", "each=$(expr $a / $b)", `each=$(awk -v a="$a" -v b="$b" 'BEGIN { printf "%.2f", a / b }')`],
    ["shell", 'echo "scale=0; $a / $b" | bc', 'echo "scale=2; $a / $b" | bc'],
    [
      "shell",
      "awk '{ s += $1 } END { print s / NR }' \"$1\"",
      'awk \'{ s += $1 } END { printf "%.2f\\n", s / NR }\' "$1"',
    ],
    [
      "shell",
      'awk \'{ s += $1 } END { printf "%d\\n", s / NR }\' "$1"',
      'awk \'{ s += $1 } END { printf "%.2f\\n", s / NR }\' "$1"',
    ],
    ["python", 'print(f"Each pays {total // people} euros")', 'print(f"Each pays {total / people:.2f} euros")'],
    ["python", 'print("Each pays", total // people, "euros")', 'print("Each pays", f"{total / people:.2f}", "euros")'],
    ["python", 'print("Each pays " + str(total // people))', 'print("Each pays " + f"{total / people:.2f}")'],
    ["python", "each = total // len(names)", 'each = f"{total / len(names):.2f}"'],
    ["python", "each = int(total / people)", 'each = f"{total / people:.2f}"'],
    ["python", 'print(f"{round(total)} km")', 'print(f"{total:.2f} km")'],
    ["python", 'print(f"{total:.0f} km")', 'print(f"{total:.2f} km")'],
    ["python", 'print("%d km" % total)', 'print("%.2f km" % total)'],
    ["python", 'print("Sum:", total)', 'print("Sum:", f"{total:.2f}")'],
    [
      "javascript",
      "console.log(`Each: ${Math.floor(total / people)}`);",
      "console.log(`Each: ${(total / people).toFixed(2)}`);",
    ],
    ["javascript", "const each = parseInt(total / people, 10);", "const each = (total / people).toFixed(2);"],
    ["javascript", 'console.log("Sum: " + total);', 'console.log("Sum: " + total.toFixed(2));'],
    ["javascript", "console.log(`Sum: ${a + b}`);", "console.log(`Sum: ${(a + b).toFixed(2)}`);"],
    ["javascript", "const each = (total / people) | 0;", "const each = (total / people).toFixed(2);"],
    ["javascript", "console.log(total.toFixed(1));", "console.log(total.toFixed(2));"],
  ])("in %s: %s", (language, line, fresh) => {
    expect(decimalChanges(line, language, 2).map((one) => one.line)).toContain(fresh);
  });

  test.each<[Language, string]>([
    ["shell", "i=$((i + 1))"],
    ["shell", "x=$((${#names[@]} / 2))"],
    ["python", "# int(total)"],
    ["javascript", "let total = 0;"],
  ])("has nothing to change in %s: %s", (language, line) => {
    expect(decimalChanges(line, language, 2)).toEqual([]);
  });
});
