import { expect, test } from "vitest";
import { dateChanges } from "./date-changes.ts";

test.each([
  [
    'console.log(d.getFullYear() + "-" + d.getMonth() + "-" + d.getDate());',
    "2024-03-05",
    'console.log(d.getFullYear() + "-" + String(d.getMonth() + 1).padStart(2, "0") + "-" + String(d.getDate()).padStart(2, "0"));',
  ],
  [
    "return `${d.getDate()}.${d.getMonth() + 1}.${d.getFullYear()}`;",
    "05.03.2024",
    'return `${String(d.getDate()).padStart(2, "0")}.${String(d.getMonth() + 1).padStart(2, "0")}.${d.getFullYear()}`;',
  ],
  [
    "return `${d.getDate()}.${d.getMonth()}.${d.getFullYear()}`;",
    "5.3.2024",
    "return `${d.getDate()}.${(d.getMonth() + 1)}.${d.getFullYear()}`;",
  ],
  [
    "return `${d.getDay()}.${d.getMonth()}.${d.getFullYear()}`;",
    "7.4.2025",
    "return `${d.getDate()}.${(d.getMonth() + 1)}.${d.getFullYear()}`;",
  ],
])("%s", (line, wanted, fresh) => {
  expect(dateChanges(line, "javascript", wanted)[0]?.line).toBe(fresh);
});

test("in Python a number below 10 is printed with a zero", () => {
  expect(dateChanges('print(f"{due.year}-{due.month}-{due.day}")', "python", "2024-03-05")[0]?.line).toBe(
    'print(f"{due.year}-{due.month:02d}-{due.day:02d}")',
  );
  const [plain] = dateChanges('print(f"{due.year}-{due.month}-{due.day}")', "python", "2024-3-5");
  expect(plain?.line).not.toContain("02d");
});

test.each([
  ["date.setDate(date.getDate() + Number(days));", "2024-3-5"],
  ["console.log(d.toISOString());", "2024-03-05"],
  ["console.log(d.getMonth());", "5 km"],
  ["// d.getMonth() is 0 in January", "2024-03-05"],
])("%s stays for %s", (line, wanted) => {
  expect(dateChanges(line, "javascript", wanted)).toEqual([]);
});

test.each([
  ["python", 'print(f"{day.weekday()}.{day.month}.{day.year}")', 'print(f"{day.day}.{day.month}.{day.year}")'],
  ["python", 'day.strftime("%u.%M.%Y")', 'day.strftime("%-d.%-m.%Y")'],
  ["javascript", "text = `${month}.${day}.${year}`;", "text = `${day}.${month}.${year}`;"],
  ["shell", 'date -d "$d" +%u.%M.%Y', 'date -d "$d" +%-d.%-m.%Y'],
] as const)("in %s: %s", (language, line, fresh) => {
  expect(dateChanges(line, language, "7.4.2025").map((one) => one.line)).toContain(fresh);
});

test("the minutes of a time stay", () => {
  expect(dateChanges('day.strftime("%H:%M")', "python", "07.04.2025")).toEqual([]);
});
