import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidTurnedOrderCalls } from "./said-turned-orders.ts";

const files = {
  "cleanup.sh": "ls shop-*.tar | sort | tail -n +4 | xargs rm\n",
  "rank.py": "for name, points in sorted(results.items()):\n    print(name)\n",
};

async function turned(request: string) {
  const view = viewOf(files);
  const calls = await saidTurnedOrderCalls(request, await view.files(), view);
  return calls.map(({ input }) => input["new_text"]);
}

test.each([
  [
    "cleanup.sh should keep the 3 newest backups but it does it the wrong way round, please fix it",
    "ls shop-*.tar | sort -r | tail -n +4 | xargs rm",
  ],
  ["rank.py sortiert verkehrt herum, bitte beheben", "for name, points in sorted(results.items(), reverse=True):"],
])("an order that is the wrong way round is turned: %s", async (request, fresh) => {
  expect(await turned(request)).toEqual([fresh]);
});

test.each([
  ["no order is spoken of", "cleanup.sh reads its arguments the wrong way round"],
  ["nothing is wrong", "add a function to rank.py that returns the list reversed, last item first"],
  ["it isn't clear where", "they sort the wrong way round"],
  ["it is a question", "does rank.py sort the wrong way round?"],
])("but not where %s", async (_, request) => {
  expect(await turned(request)).toEqual([]);
});
