/** A path that was found to lie inside the workspace. */
export type Place = {
  /** Relative to the root, with slashes; `.` is the root itself. */
  path: string;
  /** Absolute, with links resolved. */
  real: string;
  /** `missing`: nothing is there, but the nearest folder above it is inside. `other`: a device, a pipe, a socket. */
  kind: "file" | "folder" | "missing" | "other";
  /** Bytes; 0 where it is no file. */
  size: number;
};

/** The folder that everything happens in. It is fixed when the workspace is opened, and no input can move it. */
export type Root = {
  /** As the person named it, absolute. */
  given: string;
  /** With links resolved. */
  real: string;
  /** Absolute places, links resolved, that stay shut even where they lie inside: credentials, Hearth's own data. */
  closed: readonly string[];
  /** True where `A` and `a` name the same file. */
  foldsCase: boolean;
  /** Files (by absolute path) that often hold passwords: never looked into unless they are named. */
  isPrivate(absolute: string): boolean;
};
