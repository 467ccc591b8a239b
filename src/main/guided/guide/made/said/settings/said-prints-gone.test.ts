import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidPrintsGoneCalls } from "./said-prints-gone.ts";

const view = viewOf({
  "weather.py":
    'def mean(values):\n    print("DEBUG mean of", values)\n    return sum(values)\n\n\ndef report():\n    print("Weather")\n    print("DEBUG done")\n',
  "empty.py": 'if True:\n    print("debug")\nprint("Weather")\n',
  "guard.js": "if (!ok)\n  console.log('bad');\nwrite();\n",
  "backup.sh": 'if [ "$x" ]; then\n  echo "debug x"\nfi\n',
  "score.py": "print('the latest score is', x)\n",
  "app.js": 'console.log("one");\nfunction go() {\n  start();\n  console.log(two);\n}\n',
});

async function removed(request: string) {
  const calls = await saidPrintsGoneCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["line"], input["old_text"]]);
}

test("what was only shown for whoever works on it is taken out", async () => {
  expect(await removed("Remove my debug prints from weather.py, the normal output stays.")).toEqual([
    [8, '    print("DEBUG done")\n'],
    [2, '    print("DEBUG mean of", values)\n'],
  ]);
  expect(await removed("take all the console.logs out of app.js")).toHaveLength(2);
});

test.each([
  "remove the prints from weather.py",
  "remove my debug prints from empty.py",
  "which debug prints in weather.py can be removed?",
  "remove my debug prints",
  "remove the console.logs from guard.js",
  "remove the debug echos from backup.sh",
  "remove the test prints from score.py",
  "remove the debug prints from weather.py except the one in mean",
])("nothing is taken out: %s", async (request) => {
  expect(await removed(request)).toEqual([]);
});
