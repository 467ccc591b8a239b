import { expect, test } from "vitest";
import { withRowsToUse } from "./rows-to-use.ts";

const objects = `id,title,room,status
3,Microscope,2,on display
4,"Microscope, small",3,on display
17,Slide rule,2,on loan
20,Orrery,2,on display
`;

test("only the rows that something new is to be made of are left", () => {
  const request =
    "Write labels.md: one label for each object on display in room 2. It's all in objects.csv. What's on loan doesn't need a label.";
  expect(withRowsToUse("objects.csv", objects, request)).toBe(
    "id,title,room,status\n3,Microscope,2,on display\n20,Orrery,2,on display\n",
  );
});

test.each([
  "write labels.md with a label for all objects",
  "write labels.md for each object that isn't on loan",
  "write about room 2 to room.md",
])("all are left for %s", (request) => {
  expect(withRowsToUse("objects.csv", objects, request)).toBe(objects);
});

test("only the items that are open, or done, are left where something is made of those", () => {
  const points = "# Points\n\n- [x] New lock\n- [ ] Bicycles\n- [ ] Roof\n";
  expect(withRowsToUse("points.md", points, "make agenda.md with the points that are still open")).toBe(
    "# Points\n\n- [ ] Bicycles\n- [ ] Roof\n",
  );
  expect(withRowsToUse("points.md", points, "write report.md of what is done")).toBe("# Points\n\n- [x] New lock\n");
  expect(withRowsToUse("points.md", points, "make agenda.md of all points")).toBe(points);
  const german = withRowsToUse("points.md", points, "schreib agenda.md mit allen Punkten, die noch offen sind");
  expect(german).toBe("# Points\n\n- [ ] Bicycles\n- [ ] Roof\n");
  for (const whole of [
    "make agenda.md for the open day with the points",
    "write an overview of the points: what is done and what is still open",
    "make agenda.md of the points, it should be done by Monday",
    "make a list of all points, done ones struck through",
    "make a page with the points in the left column",
    "erstelle agenda.md mit den Punkten, fertig bis Montag",
    "予定.mdを来月の未来の会議用に作って",
  ])
    expect(withRowsToUse("points.md", points, whole)).toBe(points);
});

test("a letter is about the one row of somebody that it speaks of", () => {
  const invoices =
    "number,customer,amount,paid\n017,Daniel Okafor,210.00,2024-03-12\n024,Mira Okafor-Lind,96.00,\n031,Daniel Okafor,148.50,\n";
  const request = "Daniel Okafor still hasn't paid one of his invoices. Please write him a reminder";
  expect(withRowsToUse("invoices.csv", invoices, request)).toBe(
    "number,customer,amount,paid\n031,Daniel Okafor,148.50,\n",
  );
});
