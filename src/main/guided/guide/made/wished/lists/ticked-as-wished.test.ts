import { describe, expect, test } from "vitest";
import { tickedAsWished } from "./ticked-as-wished.ts";

const list =
  "## Before\n- [ ] Book the van\n- [ ] Book the lift\n- [x] Buy boxes\n\n## After\n- [ ] Pick up the van at 8:00\n- [ ] Redirect the post\n";

describe("an entry is ticked", () => {
  test.each([
    ['Tick "Book the van"', "", "- [x] Book the van"],
    ['Tick off "post"', "", "- [x] Redirect the post"],
    ['Mark "the lift" as done', "", "- [x] Book the lift"],
    ['Tick "van"', "the van is booked, tick that off", "- [x] Book the van"],
    ['Untick "boxes"', "we need more boxes", "- [ ] Buy boxes"],
  ])("that is called so: %s", (wish, request, line) => {
    const after = tickedAsWished(list, wish, request)?.split("\n") ?? [];
    expect(after).toContain(line);
    expect(after.filter((each, row) => each !== list.split("\n")[row])).toHaveLength(1);
  });

  test.each([
    ['Tick "van"', "tick off the van"],
    ['Tick "boxes"', ""],
    ['Tick "piano"', ""],
    ['Untick "Book the van"', ""],
  ])("but not where it isn't clear, or is so already: %s", (wish, request) => {
    expect(tickedAsWished(list, wish, request)).toBeNull();
  });
});
