import { expect, test } from "vitest";
import { askedNumberIn } from "./asked-number.ts";
import { diaryFacts } from "./diary-facts.ts";

const diary = `# Sport 2031

## May

- Sat 3: swim 1.2 km
- Sun 4: run 8 km, could not swim
- Tue 6: walk 3 km with Jo

## June

- Mon 2: run 6.5 km, walk 2 km
- Tue 3: swim 1.5 km
- Wed 4: run 7 km
`;
const practice = "KW 3\nMo  Geige 0:40, Theorie 0:20\nMi  Geige 1:05\n\nKW 4\nDo  Geige 0:35\nFr  Theorie 0:30\n";

function asked(text: string, request: string): string | undefined {
  return askedNumberIn(diaryFacts(text, request))?.value;
}

test.each<[string, string, string]>([
  ["how many km did i run in june?", diary, "13.5"],
  ["how many km did I run in June, walks don't count", diary, "13.5"],
  ["how many kilometres of swim did I do altogether?", diary, "2.7"],
  ["Wie viele km swim waren es im Mai?", diary, "1.2"],
  ["Wie lange habe ich in KW 3 insgesamt Geige geübt?", practice, "1:45 h (1.75 hours)"],
  ["wie viele Stunden Theorie waren das insgesamt?", practice, "0:50 h (0.83 hours)"],
])("what was done is added up: %s", (request, text, told) => {
  expect(asked(text, request)).toBe(told);
});

test.each<[string, string]>([
  ["how many km did I cycle in june?", diary],
  ["how many km did I do in june?", diary],
  ["run the numbers: how many km were it in june?", diary],
  ["how often did I run in june?", diary],
  ["Wie lange habe ich in KW 3 geübt?", practice],
  ["how many km did I run?", diary.replace("- Wed 4: run", "- Wed 4: trail run")],
])("and isn't where it isn't named: %s", (request, text) => {
  expect(asked(text, request)).toBeUndefined();
});
