import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const loans = {
  "loans/L1.md": "# Drill\n\nState: returned\nBy: Ruth\n\nWas scratched.\n",
  "loans/L2.md": "# Saw\n\nState: lent\nBy: Sven\n\nTo be returned soon.\n",
  "loans/L3.md": "# Tent\n\nState: missing\nBy: Ruth\n\nWas returned, then lost.\n",
  "loans/L4.md": "# Lamp\n\nState: Returned\nBy: Omar\n\nFine.\n",
  "returned.txt": "Everything has to be returned by June.\n",
};
const back = { "loans/L1.md": "loans/back/L1.md", "loans/L4.md": "loans/back/L4.md" };

describe("files go by what they say of themselves, and others stay by what they say", () => {
  test.each([
    "move all the returned loans to loans/back, the state line counts. missing ones stay where they are",
    "move the returned loans to loans/back, the missing ones stay here",
    "Verschieb die loans, die returned sind, nach loans/back, die State-Zeile zählt. Die missing bleiben hier",
  ])("%s", async (request) => {
    expect(await placed(request, loans)).toEqual(back);
  });

  test.each([
    "move the returned loans to loans/back, those of Ruth stay here",
    "move the returned loans to loans/back, the scratched ones stay here",
    "move the returned loans to loans/back, the broken ones stay here",
    "move the returned loans to loans/back, except the missing ones",
    "move the returned loans to loans/back, the drill stays here",
  ])("it is left open whether others are meant: %s", async (request) => {
    expect(await placed(request, loans)).toBeNull();
  });
});

describe("where it stands how they are, and that their names don't tell", () => {
  const orders = {
    "orders/o-1.txt": "Order\nState: shipped on 3 May\n",
    "orders/o-2.txt": "Order\nState: not shipped yet\n",
    "orders/o-3 open.txt": "Order\nState: shipped on 5 May\n",
    "orders/o-4.txt": "Order\nState: waiting\nTo be shipped by June.\n",
    "template.txt": "Order\nState: shipped on ...\n",
  };
  const done = { "orders/o-1.txt": "orders/shipped/o-1.txt", "orders/o-3 open.txt": "orders/shipped/o-3 open.txt" };

  test.each([
    "can you move the shipped ones in the orders folder to orders/shipped? whether it's shipped stands in the file under State, the file names aren't always right. the waiting ones stay where they are",
    "move the shipped orders to orders/shipped, the State line counts, the file names can be wrong",
  ])("%s", async (request) => expect(await placed(request, orders)).toEqual(done));

  const jobs = {
    "aufträge/a1.md": "Status: erledigt am 3.4.\n",
    "aufträge/a2.md": "Status: offen, wartet\n",
    "aufträge/a3 offen.md": "Status: erledigt\n",
    "aufträge/a4.md": "Status: noch nicht erledigt\n",
  };

  test.each([
    "verschieb im ordner aufträge die erledigten nach aufträge/fertig. ob erledigt, steht bei Status, die dateinamen stimmen nicht immer. die offenen bleiben hier",
    "Die erledigten im Ordner aufträge bitte nach aufträge/fertig verschieben, unter Status steht es, auf die Dateinamen ist kein Verlass",
  ])("%s", async (request) => {
    expect(await placed(request, jobs)).toEqual({
      "aufträge/a1.md": "aufträge/fertig/a1.md",
      "aufträge/a3 offen.md": "aufträge/fertig/a3 offen.md",
    });
  });

  test("who is called so may be meant where the names tell", async () => {
    const request =
      "Die erledigten im Ordner aufträge bitte nach aufträge/fertig verschieben, unter Status steht es, die offenen bleiben da";
    expect(await placed(request, jobs)).toBeNull();
  });

  test.each([
    "move the shipped ones in the orders folder to orders/shipped, whether they were paid stands under State",
    "move the shipped ones in the orders folder to orders/shipped if the State was checked",
    "move the shipped ones in the orders folder to orders/shipped, the file names aren't always right, mend them as well",
  ])("it is left open where more is said: %s", async (request) => expect(await placed(request, orders)).toBeNull());
});

describe("in which line it stands says no more of which ones are meant", () => {
  const repairs = {
    "repairs/1-door.md": "status: done\n\nNew handle.\n",
    "repairs/2-lamp.md": "status: open\n\nThe wiring is done.\n",
    "repairs/3-tap.md": "status: done\n",
    "readme.md": "Status is open, waiting or done.\n",
  };

  test.each([
    "put all repairs that are done into repairs/archive, the status is at the top of each file",
    "move the repairs which are done to repairs/archive; it's in the first line of each file",
    "move the done repairs to repairs/archive. The first line says which",
    "verschieb die repairs, die done sind, bitte nach repairs/archive (der Status steht in der ersten Zeile)",
  ])("%s", async (request) => {
    expect(await placed(request, repairs)).toEqual({
      "repairs/1-door.md": "repairs/archive/1-door.md",
      "repairs/3-tap.md": "repairs/archive/3-tap.md",
    });
  });

  test("but the first of them are some", async () => {
    const request =
      "move the first of the repairs that are done to repairs/archive (status is in the first line of each)";
    expect(await placed(request, repairs)).toBeNull();
  });
});

describe("files are chosen by what stands behind a label in each of them", () => {
  const job = (state: string, what: string, more = "") => `State: ${state}\nWhat: ${what}\n\n${more}\n`;
  const jobs = {
    "jobs/01-gate.md": job("finished", "Gate", "Painted."),
    "jobs/02-roof.md": job("open", "Roof, finished by May", "The gutter is finished."),
    "jobs/03-well.md": job("waiting for parts", "Well"),
    "jobs/04-shed.md": job("finished", "Shed", "Nothing open."),
    "readme.md": "State is open, waiting or finished.\n",
  };
  const finished = { "jobs/01-gate.md": "jobs/old/01-gate.md", "jobs/04-shed.md": "jobs/old/04-shed.md" };
  const open = { "jobs/02-roof.md": "jobs/old/02-roof.md", "jobs/03-well.md": "jobs/old/03-well.md" };

  test.each([
    "move the jobs that are finished to jobs/old (state is in the first line of each)",
    "Move all finished jobs into jobs/old, please. The state line at the top of each file says which.",
    "everything in jobs marked as finished should go to jobs/old",
    "move the jobs to jobs/old if their state is finished",
    "only the jobs which are already finished -> jobs/old",
    "move every job where it says 'State: finished' to jobs/old",
    "all jobs, bei denen State finished steht, nach jobs/old verschieben",
    "Alle, die als finished markiert sind, bitte nach jobs/old",
    "jobsフォルダでStateがfinishedのものを「jobs/old」に移動してください",
  ])("%s", async (request) => expect(await placed(request, jobs)).toEqual(finished));

  test.each([
    "move the jobs that aren't finished to jobs/old",
    "die noch nicht finished jobs nach jobs/old verschieben",
  ])("or by what doesn't: %s", async (request) => expect(await placed(request, jobs)).toEqual(open));

  test.each([
    "move the jobs that are done to jobs/old",
    "move the jobs that are finished since May to jobs/old",
    "move the two jobs that are finished to jobs/old",
    "move the jobs that are finished and painted to jobs/old",
    "list the jobs that are finished in jobs/old",
    "tell me which jobs are finished before you move them to jobs/old",
  ])("nothing goes where more is said than is read: %s", async (request) =>
    expect(await placed(request, jobs)).toBeNull(),
  );

  test("in Japanese, where what isn't so has the same signs in it", async () => {
    const orders = { "依頼/1.txt": "状態: 完了\n", "依頼/2.txt": "状態: 未完了\n", "依頼/3.txt": "状態: 完了\n" };
    const done = { "依頼/1.txt": "依頼/済み/1.txt", "依頼/3.txt": "依頼/済み/3.txt" };
    expect(await placed("完了した依頼を依頼/済みに移動して（状態は一行目に書いてあります）", orders)).toEqual(done);
  });

  test("a label of two words and a name behind it", async () => {
    const tickets = {
      "tickets/1.md": "Assigned to: Mara\nPriority: high\n",
      "tickets/2.md": "Assigned to: Joe\nPriority: low\n",
      "tickets/3.md": "Assigned to: Mara\nPriority: low\n",
    };
    const ofMara = { "tickets/1.md": "tickets/mara/1.md", "tickets/3.md": "tickets/mara/3.md" };
    expect(await placed("move the tickets assigned to Mara to tickets/mara", tickets)).toEqual(ofMara);
    const urgent = await placed("tickets with high priority go into tickets/urgent", tickets);
    expect(urgent).toEqual({ "tickets/1.md": "tickets/urgent/1.md" });
  });
});
