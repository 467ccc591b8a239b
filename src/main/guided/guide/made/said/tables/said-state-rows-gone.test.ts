import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidStateRowsGoneCalls } from "./said-state-rows-gone.ts";

const view = viewOf({
  "orders/january.csv":
    "nr,customer,status,note\n1,Lark,paid,\n2,Kiosk,cancelled,too late\n3,Bakery,paid,first cancelled then taken\n",
  "orders/february.csv": "nr,customer,status,note\n4,Lark,partly-cancelled,two boxes\n5,Kiosk,cancelled,\n",
  "orders/march.csv": "nr,customer,status,note\n6,Lark,paid,\n",
  "archive/orders.csv": "nr,customer,status,note\n0,Kiosk,cancelled,\n",
  "buchungen/mai.csv": "nr;gast;stand\n1;Berg;storniert\n2;Tal;fest\n",
  "buchungen/juni.csv": "nr;gast;stand\n3;See;teilstorniert\n4;Wald;storniert\n",
});

async function left(request: string) {
  const calls = await saidStateRowsGoneCalls(request, await view.files(), view);
  return new Map(calls.map(({ input }) => [input["path"], input["line"]]));
}

const cancelled = new Map([
  ["orders/february.csv", 3],
  ["orders/january.csv", 3],
]);

test.each([
  "please delete the cancelled orders in all months in the folder orders. I still need the partly-cancelled ones",
  "remove all cancelled orders from the csv files in the orders folder",
  "can you take the cancelled ones out of every list in the folder orders?",
])("rows in one state go from all tables of a folder: %s", async (request) => {
  expect(await left(request)).toEqual(cancelled);
});

test("in German, too", async () => {
  const request =
    "Kannst du im Ordner buchungen in allen Monaten die stornierten Buchungen rauslöschen? Die teilstornierten brauche ich noch.";
  const gone = new Map([
    ["buchungen/juni.csv", 3],
    ["buchungen/mai.csv", 2],
  ]);
  expect(await left(request)).toEqual(gone);
});

test.each([
  "delete the cancelled orders of the kiosk in the folder orders",
  "delete the cancelled and the paid orders in the folder orders",
  "delete the orders in the folder orders that were cancelled in January",
  "how many cancelled orders are in the folder orders?",
  "don't delete the cancelled orders in the folder orders",
  "delete the cancelled orders in the folder orders, except those of the kiosk",
  "delete the cancelled orders in the folder orders. The kiosk's stay",
  "delete the cancelled orders in the folder orders. The cancelled ones of march stay",
  "delete the cancelled orders in the folder orders. Then write a summary",
  "delete the note of the cancelled orders in the folder orders",
  "delete the cancelled orders",
  "delete the old orders in the folder orders",
])("none do where other ones, or more, may be meant: %s", async (request) => {
  expect(await left(request)).toEqual(new Map());
});
