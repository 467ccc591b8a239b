import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { codeOverFiles } from "./code-over-files.ts";

const programs = {
  "tests/conftest.py": "def make_test_user():\n    pass\n",
  "tests/test_a.py": "def test_one():\n    pass\n\n\n# def test_not():\n\n\nasync def test_two():\n    pass\n",
  "tests/test_b.py": "class TestB:\n    def test_three(self):\n        pass\n",
  "tools/test_speed.py": "def test_speed():\n    pass\n",
};

async function counted(request: string, files: Readonly<Record<string, string>> = programs): Promise<string> {
  const view = viewOf(files);
  return codeOverFiles(request, await view.files(), view);
}

test("the tests of a folder are counted together, those that are comments not", async () => {
  const told = "tests together: Counted: 3 tests: tests/test_a.py 2, tests/test_b.py 1";
  expect(await counted("how many tests do we have in the tests folder?")).toBe(told);
  expect(await counted("Wie viele Tests haben wir im Ordner tests?")).toBe(told);
  expect(await counted("testsフォルダのテスト関数はいくつありますか")).toBe(told);
  expect(await counted("how many tests do we have?")).toContain("3 files together: Counted: 4 tests");
});

test("nothing is told where some can't be counted, or one program is meant", async () => {
  const inWords = { ...programs, "tests/cart.test.ts": 'test("adds", () => {});\n' };
  const inRuby = { ...programs, "tests/cart_spec.rb": "def test_cart\nend\n" };
  expect(await counted("how many tests do we have in the tests folder?", inWords)).toBe("");
  expect(await counted("how many tests do we have in the tests folder?", inRuby)).toBe("");
  expect(await counted("how many tests are in test_a.py?")).toBe("");
  expect(await counted("how many functions do we have?")).toBe("");
});
