/** Where something of the person's own lies, or of the folder that is worked in. */
export type Origin = "home" | "folder";

/** A procedure that an agent can follow, from a folder with a `SKILL.md` in the open Agent Skills format. */
export type Skill = {
  name: string;
  /** What it is for, and when. */
  description: string;
  license: string | null;
  /** Tools that its author thinks it needs. It allows nothing: that is the person's to do. */
  allowedTools: readonly string[];
  metadata: Readonly<Record<string, string>>;
  /** Its text is always told, not only when it is loaded. */
  isInline: boolean;
  /** Words of requests that it is for, where its author names some. */
  triggers: readonly string[];
  body: string;
  of: Origin;
  /** Its folder, as people know it. */
  place: string;
};

/** Something that was meant to be used and can't be: where, and what to do. */
export type Mistake = { place: string; what: string };
