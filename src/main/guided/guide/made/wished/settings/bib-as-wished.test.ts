import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const refs = `% Sources, 2011 and later
@article{moss2011,
  author  = {Moss, Ada and Reed, Tom},
  title   = {Nests in towns},
  year    = {2011},
  pages   = {7--19},
}

@book{mossgreen2011, author = "Mossgreen, Ida", title = "Birds of {Oakby}", year = 2011, publisher = {Fern}}

@article{hale2014,
  author = {Eve Hale},
  title  = {Swifts},
  year   = {2014},
  pages  = {3-9}
}

@article{hale2016,
  author = {Eve Hale},
  title  = {More swifts},
  year   = {2016}
}
`;

describe("a field of a bibliography", () => {
  test.each([
    ["by the author", 'Set the year of "Moss" to "2012"', "{2011}", "{2012}"],
    ["by all authors", 'Set the year of "Moss and Reed" to "2012"', "{2011}", "{2012}"],
    ["by the key of the entry", 'Change the year of "mossgreen2011" from "2011" to "2013"', "= 2011", "= 2013"],
    ["by the title", 'Set the publication year of "More swifts" to "2017"', "{2016}", "{2017}"],
    ["by the old value, of two of one author", 'Change the year of "Hale" from "2014" to "2015"', "{2014}", "{2015}"],
    ["with the dash of such files", 'Set the pages of "Reed" to "8-21"', "7--19", "8--21"],
    ["with the dash of this one", 'Set the pages of "Hale" to "3–11"', "3-9", "3-11"],
    ["as a text", 'Set the publisher of the book by "Mossgreen" to "Elder"', "{Fern}", "{Elder}"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("refs.bib", refs, wish)).toBe(refs.replace(old, fresh));
  });

  test.each([
    ["of one of two papers of an author", 'Set the year of "Hale" to "2018"'],
    ["of nobody", 'Change the year of "Green" from "2011" to "2012"'],
    ["that an entry lacks", 'Set the pages of "Mossgreen" to "8-21"'],
    ["that would need signs of its own", 'Set the publisher of "Mossgreen" to "Elder & Co"'],
    ["that has signs of its own", 'Set the title of "mossgreen2011" to "Birds"'],
    ["that is no year", 'Set the year of "Moss" to "next year"'],
  ])("not one %s", (_, wish) => {
    expect(doneAsWished("refs.bib", refs, wish)).toBeNull();
  });
});
