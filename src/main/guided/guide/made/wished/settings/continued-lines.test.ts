import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const recipe =
  'FROM debian:12\nRUN apt-get install -y \\\n    git \\\n    make=4.3 \\\n    tini \\\n && true\nRUN pip install \\\n  numpy \\\n  pandas\nCMD ["tini", "--"]\n';

describe("a word of a command over several lines", () => {
  test.each([
    ["comes behind another one", 'Add "wget" after "git"', "git \\\n", "git \\\n    wget \\\n"],
    ["comes before another one", 'Add "curl" and "file" before "git"', "    git", "    curl \\\n    file \\\n    git"],
    ["comes behind one with a version", 'Add "wget" after "make"', "4.3 \\\n", "4.3 \\\n    wget \\\n"],
    ["is the last one", 'Add "scipy" after "pandas"', "pandas", "pandas \\\n  scipy"],
    ["goes", 'Remove "git"', "    git \\\n", ""],
    ["goes from the end", 'Remove "pandas"', "numpy \\\n  pandas", "numpy"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("Dockerfile", recipe, wish)).toBe(recipe.replace(old, fresh));
  });

  test.each([
    ["that is there", 'Add "tini" after "git"'],
    ["of which it isn't said where", 'Add "wget"'],
    ["that is more than one", 'Add "apt-get update" after "git"'],
  ])("not one %s", (_, wish) => {
    expect(doneAsWished("Dockerfile", recipe, wish)).toBeNull();
  });

  test("stays where another line has it as well", () => {
    expect(doneAsWished("Dockerfile", recipe, 'Remove "tini"')).toBeNull();
  });
});
