import { describe, expect, test } from "vitest";
import type { Message } from "../../../shared/message.ts";
import type { TurnState } from "../../agent/guide.ts";
import type { Effect, ToolSpec } from "../../agent/tool.ts";
import { createTrials, type RunInCopy, type TryOuts } from "./trials.ts";

const { signal } = new AbortController();
const spec = (name: string, effect: Effect): ToolSpec => ({
  name,
  effect,
  description: "",
  inputSchema: {},
  fields: [],
});
const tools = [spec("view", "look"), spec("edit", "change"), spec("bash", "run")];
const change = { tool: "edit", input: { path: "sum.py", old_text: "-", new_text: "+" } };
const failure = "exit 1\nsum.py:12: AssertionError: 3 is not 4, after 0.31s";

function after(text: string, origin: "harness" | "model" = "harness", command = "python3 test.py"): TurnState {
  const messages: Message[] = [
    { role: "user", id: "u", text: "make the test pass", context: "" },
    {
      role: "assistant",
      id: "a",
      parts: [{ type: "tool-call", callId: "c", tool: "bash", input: { command }, written: null }],
      stop: "tool-calls",
      origin,
      kind: "edit",
      usage: null,
    },
    { role: "tool", id: "t", callId: "c", tool: "bash", status: "ok", text, note: "", durationMs: 1 },
  ];
  return { tools, messages, kind: "edit", stepsLeft: 5 };
}

/** The same state of another request. */
const saying = (state: TurnState, text: string): TurnState => ({
  ...state,
  messages: state.messages.map((each) => (each.role === "user" ? { ...each, text } : each)),
});

const comesTo =
  (outcome: string | null): (() => Promise<RunInCopy>) =>
  async () =>
  async (call) =>
    call === null ? failure : outcome;

const tryOutBy = (copy: () => Promise<RunInCopy | null>) => trialsBy(copy).tryOut;

function trialsBy(copy: () => Promise<RunInCopy | null>, coverage: TryOuts["coverage"] = async () => null) {
  return createTrials(async () => {
    const run = await copy();
    return run ? { run, coverage } : null;
  });
}

describe("a change is tried on the test that failed", () => {
  test.each([
    ["passes", "exit 0\nOK"],
    ["in-vain", "exit 1\nsum.py:14: AssertionError: 9 is not 8, after 0.28s"],
    ["in-vain", failure],
    ["in-vain", failure.replace("0.31s", "1.02s")],
    [{ furtherBy: 14 }, "exit 1\ntest.py:14: AssertionError: 9 is not 8, after 0.28s"],
    ["impossible", null],
  ] as const)("%s", async (trial, outcome) => {
    expect(await tryOutBy(comesTo(outcome))(change, after(failure), signal)).toEqual(trial);
  });

  test.each([
    ["same", "exit 2\nusage: sum.py FILE"],
    ["passes", "exit 0\n12"],
    ["in-vain", "exit 1\nSyntaxError: invalid syntax"],
  ] as const)("where nothing says to the letter what is right: %s", async (trial, outcome) => {
    expect(await tried("it should print the sum", outcome)).toEqual(trial);
  });

  test.each([
    ["passes", "exit 0\n13"],
    [{ furtherBy: expect.any(Number) }, "exit 0\n13.0"],
    ["in-vain", "exit 0\n12"],
    ["in-vain", "exit 2\nusage: sum.py FILE"],
  ] as const)("where the request says what is to be printed: %s", async (trial, outcome) => {
    expect(await tried('it should print "13"', outcome)).toEqual(trial);
  });

  /** What comes of a change to a program that told how it is used. */
  async function tried(request: string, outcome: string) {
    const usage = "exit 2\nusage: sum.py FILE";
    const copy = async (): Promise<RunInCopy> => async (call) => (call === null ? usage : outcome);
    return tryOutBy(copy)(change, saying(after(usage, "harness", "python3 sum.py"), request), signal);
  }

  test("whose runner tells how long each test took", async () => {
    const ran = (ms: string) => `exit 1\nnot ok 1 - sums\n  duration_ms: ${ms}\n# fail 1\n# duration_ms ${ms}`;
    const copy = async (): Promise<RunInCopy> => async (call) => (call === null ? ran("3.05") : "exit 0\nok 1 - sums");
    expect(await tryOutBy(copy)(change, after(ran("11.2071")), signal)).toBe("passes");
  });

  test("although the request only tells what it complains of", async () => {
    const complaint = "exit 1\nname.sh 012: wanted name-012, got name-010";
    const copy = async (): Promise<RunInCopy> => async (call) => (call === null ? complaint : "exit 0");
    const request = "test-name.sh complains: wanted name-012, got name-010. name.sh has to cope with zeros in front";
    const state = saying(after(complaint, "harness", "bash test-name.sh"), request);
    expect(await tryOutBy(copy)(change, state, signal)).toBe("passes");
  });

  test("by the very command that failed", async () => {
    const asked: unknown[] = [];
    const copy = async (): Promise<RunInCopy> => async (call, command) => {
      asked.push(call, command);
      return call === null ? failure : "exit 0";
    };
    await tryOutBy(copy)(change, after(failure), signal);
    expect(asked).toEqual([null, "python3 test.py", change, "python3 test.py"]);
  });

  test("and the attempts at one step share what is found out before them", async () => {
    const asked: unknown[] = [];
    const copy = async (): Promise<RunInCopy> => async (call) => {
      asked.push(call);
      return failure;
    };
    const tryOut = tryOutBy(copy);
    const state = after(failure);
    expect([await tryOut(change, state, signal), await tryOut(change, state, signal)]).toEqual(["in-vain", "in-vain"]);
    expect(asked).toEqual([null, change, change]);
  });

  test("but a copy in which it fails otherwise from the start says nothing", async () => {
    const copy = async (): Promise<RunInCopy> => async () => "exit 1\nModuleNotFoundError: numpy";
    expect(await tryOutBy(copy)(change, after(failure), signal)).toBeNull();
  });

  test.each<[string, { tool: string; input: Record<string, string> }, TurnState]>([
    ["where the test passes already", change, after("exit 0\nOK")],
    ["where only the model ran something", change, after(failure, "model")],
    ["where the step changes nothing", { tool: "view", input: { path: "sum.py" } }, after(failure)],
  ])("but not %s, and no copy is made", async (_, call, state) => {
    const copy = async (): Promise<RunInCopy> => {
      throw new Error("A copy was made.");
    };
    expect(await tryOutBy(copy)(call, state, signal)).toBeNull();
  });

  test("and not where no copy can be made", async () => {
    expect(await tryOutBy(async () => null)(change, after(failure), signal)).toBeNull();
  });
});

describe("the lines that are likely to be wrong", () => {
  const isSkipped = (_: string, line: number) => line === 2;
  const of = async (coverage: TryOuts["coverage"], text = failure) => {
    const suspiciousness = await trialsBy(async () => async () => text, coverage).suspiciousness(after(text), signal);
    return [1, 2].map((line) => suspiciousness("sum.py", line));
  };

  test("are those that the failing test runs", async () => {
    expect(await of(async () => ({ isSkipped, tests: [] }))).toEqual([1, 0]);
  });

  test.each<[string, TryOuts["coverage"], string]>([
    ["that can't be told", async () => null, failure],
    ["nothing could be traced", () => Promise.reject(new Error("The disk is full.")), failure],
    ["the run never ended", async () => ({ isSkipped, tests: [] }), "stopped after 30 seconds\n"],
  ])("are all where %s", async (_, coverage, text) => {
    expect(await of(coverage, text)).toEqual([1, 1]);
  });

  test("are found out once for a step, in the copies that changes are tried in", async () => {
    let copies = 0;
    let traced = 0;
    const trials = trialsBy(
      async () => {
        copies += 1;
        return async (call) => (call === null ? failure : "exit 0");
      },
      async () => {
        traced += 1;
        return null;
      },
    );
    const state = after(failure);
    await trials.tryOut(change, state, signal);
    await Promise.all([trials.suspiciousness(state, signal), trials.suspiciousness(state, signal)]);
    expect([copies, traced]).toEqual([1, 1]);
  });
});

describe("what a program should print is found by data as it should take it", () => {
  const reading = {
    path: "a.csv",
    twins: [
      { given: null, taken: "good" },
      { given: "odd", taken: "good" },
    ],
    changes: [change],
  };
  const about = { readingsOf: async () => [reading], speaks: async () => true };
  /** A program that prints what it is given, and where it is changed what it should. */
  const copies = (mends: (content: string) => boolean) => async (): Promise<TryOuts> => ({
    coverage: async () => null,
    run: async (call, _command, _signal, data) => {
      const content = data?.input["content"];
      const given = typeof content === "string" ? content : "bad";
      return `exit 0\n${call && mends(given) ? "good" : given}`;
    },
  });
  const told = after("exit 0\nbad");

  test("although nothing failed", async () => {
    const trials = createTrials(
      copies(() => true),
      about,
    );
    expect(await trials.failed(told, signal)).toMatchObject({ wanted: "exit 0\ngood", changes: [change] });
    expect(await trials.tryOut(change, told, signal)).toBe("passes");
  });

  test.each([
    ["in-vain", () => false],
    [{ furtherBy: 1 }, (content: string) => content === "bad"],
  ] as const)("so that a change may be %o", async (trial, mends) => {
    expect(await createTrials(copies(mends), about).tryOut(change, told, signal)).toEqual(trial);
  });

  test("but not by a change of the data", async () => {
    const trials = createTrials(
      copies(() => true),
      about,
    );
    expect(await trials.tryOut({ tool: "edit", input: { ...change.input, path: "a.csv" } }, told, signal)).toBe(
      "in-vain",
    );
  });

  test.each([
    ["a number is told that it wouldn't print", "there should be 12 rows in all", about],
    ["it would still print what is complained of", 'it says "good" all the time', about],
    [
      "the request may mean two things",
      "some are left out",
      { ...about, readingsOf: async () => [reading, { ...reading, twins: [{ given: null, taken: "other" }] }] },
    ],
  ])("and not where %s", async (_, request, about) => {
    const [asked, ...rest] = told.messages;
    const state: TurnState = { ...told, messages: [{ ...asked, text: request } as Message, ...rest] }; // the first is the request
    const trials = createTrials(
      copies(() => true),
      about,
    );
    expect((await trials.failed(state, signal))?.wanted).toBeUndefined();
  });

  test("unless it prints the same for both", async () => {
    const same = { ...about, readingsOf: async () => [{ ...reading, twins: [{ given: null, taken: "bad" }] }] };
    expect(
      await createTrials(
        copies(() => true),
        same,
      ).failed(told, signal),
    ).toBeNull();
  });
});

test("a program that broke off and then prints nothing isn't mended", async () => {
  const state = after("exit 1\nTraceback\nKeyError: 'x'");
  const run: RunInCopy = async (call) => (call === null ? "exit 1\nTraceback\nKeyError: 'x'" : "exit 0\n(no output)");
  const copy = async (): Promise<TryOuts> => ({ run, coverage: async () => null });
  const speaks = (answer: boolean) => ({ readingsOf: async () => [], speaks: async () => answer });
  expect(await createTrials(copy, speaks(true)).tryOut(change, state, signal)).toBe("in-vain");
  expect(await createTrials(copy, speaks(false)).tryOut(change, state, signal)).toBe("passes");
});

test("a script that only prints something besides the same errors isn't mended", async () => {
  const failing = "exit 0\nstock.sh: line 4: [: count: integer expression expected\nYeast: 3 left";
  const run: RunInCopy = async (call) => (call === null ? failing : failing.replace("exit 0", "exit 0\nhello"));
  const copy = async (): Promise<TryOuts> => ({ run, coverage: async () => null });
  expect(await createTrials(copy).tryOut(change, after(failing), signal)).toBe("in-vain");
});

test("an error that is only kept quiet doesn't count as mended, unless a test says that it is", async () => {
  const failing = "exit 1\nTraceback\nValueError: '212,4'";
  const hiding = { ...change, input: { ...change.input, new_text: "try:\n    add()\nexcept ValueError:\n    pass" } };
  const by = (outcome: string) => {
    const run: RunInCopy = async (call) => (call === null ? failing : outcome);
    return createTrials(async () => ({ run, coverage: async () => null }));
  };
  const run = after(failing, "harness", "python3 sum.py");
  expect(await by("exit 0\nSum: 0.0").tryOut(hiding, run, signal)).toEqual({ furtherBy: 0 });
  expect(await by("exit 0\nSum: 0.0").tryOut(change, run, signal)).toBe("passes");
  expect(await by("exit 0\nRan 3 tests\nOK").tryOut(hiding, after(failing), signal)).toBe("passes");
});

test("what is missing at the end has to be printed, besides all that was", async () => {
  const printed = "exit 0\nRose\n1. Vera\nIvy\n1. Sven";
  const { messages, ...state } = after(printed, "harness", "python3 guests.py");
  const [, ...run] = messages;
  const missing = [
    { role: "user" as const, id: "u", text: "the last guest of every table is missing", context: "" },
    ...run,
  ];
  const trialOf = (outcome: string) => {
    const copied: RunInCopy = async (call) => (call === null ? printed : outcome);
    const copy = async (): Promise<TryOuts> => ({ run: copied, coverage: async () => null });
    return createTrials(copy).tryOut(change, { ...state, messages: missing }, signal);
  };
  expect(await trialOf("exit 0\nRose\n1. Vera\n2. Joe\nIvy\n1. Sven\n2. Bea")).toBe("passes");
  expect(await trialOf("exit 0\nRose\n1. Vera\n1. Vera\nIvy\n1. Sven")).toEqual({ furtherBy: 0 });
});

test("what has to go on working isn't broken for it", async () => {
  const run: RunInCopy = async (call, command) => {
    if (command === "node menu.js") return call?.input["new_text"] === "*" ? "exit 0\n12" : "exit 0\n7";
    return call === null ? failure : "exit 0\nOK";
  };
  const copy = async (): Promise<TryOuts> => ({ run, coverage: async () => null });
  const about = { keptRunsOf: async () => [{ command: "node menu.js", isSame: true }] };
  const other = { ...change, input: { ...change.input, new_text: "*" } };
  const { tryOut } = createTrials(copy, about);
  const state = after(failure);
  expect([await tryOut(change, state, signal), await tryOut(other, state, signal)]).toEqual(["passes", "in-vain"]);
});

test("what has to go on working is only run for a change that comes further, and once without any", async () => {
  const runs: unknown[] = [];
  const run: RunInCopy = async (call, command) => {
    if (command === "node menu.js") {
      runs.push(call === null ? "unchanged" : call.input["new_text"]);
      return "exit 0\n7";
    }
    return call?.input["new_text"] === "+" ? "exit 0\nOK" : failure;
  };
  const copy = async (): Promise<TryOuts> => ({ run, coverage: async () => null });
  const { tryOut } = createTrials(copy, {
    keptRunsOf: async () => [{ command: "node menu.js", isSame: false }],
  });
  const state = after(failure);
  await tryOut({ ...change, input: { ...change.input, new_text: "*" } }, state, signal);
  expect(runs).toEqual([]);
  await Promise.all([tryOut(change, state, signal), tryOut(change, state, signal)]);
  expect(runs).toEqual(["unchanged", "+", "+"]);
});

test.each<[string, string, unknown]>([
  ["some of its lines are gone", "exit 1\nA & B: got a--b instead of a-b", { furtherBy: 1 }],
  ["it says other things", "exit 1\nA & B: got hello instead of a-b", "in-vain"],
  [
    "it says more",
    "exit 1\nslug.sh: 3: Result:: not found\nA & B: got a--b instead of a-b\nWhy?: got why- instead of why",
    "in-vain",
  ],
])("a test that counts nothing comes further where %s", async (_, outcome, trial) => {
  const failing = "exit 1\nA & B: got a--b instead of a-b\nWhy?: got why- instead of why";
  const run: RunInCopy = async (call) => (call === null ? failing : outcome);
  const copy = async (): Promise<TryOuts> => ({ run, coverage: async () => null });
  expect(await createTrials(copy).tryOut(change, after(failing, "harness", "sh test_slug.sh"), signal)).toEqual(trial);
});

describe("where only the request says that what is printed is wrong", () => {
  const request = "node rank.js heat.csv puts the slowest on top, it has to be the other way round";
  const before = "exit 0\n1. Mia 62.31\n2. Jo 58.90";

  function told(outcome: string, text = request) {
    const state = saying(after(before, "harness", "node rank.js heat.csv"), text);
    const copy = async () => async (call: unknown) => (call === null ? before : outcome);
    return tryOutBy(copy)(change, state, signal);
  }

  test.each([
    ["passes", "exit 0\n1. Jo 58.90\n2. Mia 62.31"],
    ["in-vain", before],
    ["in-vain", "exit 0\n(no output)"],
    ["in-vain", "exit 1\nTypeError: time is undefined"],
  ] as const)("a change that prints something else %s", async (trial, outcome) => {
    expect(await told(outcome)).toBe(trial);
  });

  test("a mistake that shows at other times may leave it as it is", async () => {
    expect(await told(before, `${request}, and it crashes if a time is missing`)).toBeNull();
  });

  test("another word in a remark mends nothing", async () => {
    const state = saying(after(before, "harness", "node rank.js heat.csv"), request);
    const remark = { tool: "edit", input: { path: "rank.js", old_text: "// slow", new_text: "// quick" } };
    expect(await tryOutBy(comesTo(before))(remark, state, signal)).toBe("in-vain");
  });
});

test("what numbers from another number on has to print all else as it was", async () => {
  const printed = "exit 0\n0. Ann 9\n1. Bob 3";
  const text = "python3 ranking.py starts at 0, please fix it, it should start at 1";
  const told = saying(after(printed, "harness", "python3 ranking.py"), text);
  const by = (outcome: string) => {
    const run: RunInCopy = async (call) => (call === null ? printed : outcome);
    return createTrials(async () => ({ run, coverage: async () => null })).tryOut(change, told, signal);
  };
  expect(await by("exit 0\n1. Ann 9\n2. Bob 3")).toBe("passes");
  expect(await by("exit 0\n0. Bob 3\n1. Ann 9")).toBe("in-vain");
  expect(await by("exit 0\n1. Ann 10\n2. Bob 4")).toBe("in-vain");
});
