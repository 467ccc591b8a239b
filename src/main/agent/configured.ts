import type * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { Configured } from "./profile.ts";

/** A kind of hook or wrapper: what can be set of it, and how one is made. */
export type Kind<Made> = { read(params: unknown): z.ZodSafeParseResult<Made> };

/** Says how one kind is made of its params. */
export function defineKind<Params extends z.ZodType, Made>(
  params: Params,
  make: (params: z.output<Params>) => Made,
): Kind<Made> {
  const schema = params.transform(make);
  return { read: (raw) => schema.safeParse(raw) };
}

/**
 * Makes what a profile names, in its order. `what` is what people call it: "effect". Throws `invalid-input`, which names the kind
 * and the key.
 */
export function readConfigured<Made>(
  what: string,
  kinds: Readonly<Record<string, Kind<Made>>>,
  configured: readonly Configured[],
): Made[] {
  return configured.map(({ kind, params }) => {
    const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!known) {
      const names = Object.keys(kinds).join(", ");
      throw new AppError("invalid-input", `There is no ${what} of the kind "${kind}". There are: ${names}.`);
    }
    const made = known.read(params);
    if (made.success) return made.data;
    const problems = made.error.issues.map(({ path, message }) => `${path.join(".") || "params"}: ${message}`);
    throw new AppError("invalid-input", `The ${what} "${kind}" can't be set like that. ${problems.join("; ")}`);
  });
}
