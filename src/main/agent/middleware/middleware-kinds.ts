import { type Kind, readConfigured } from "../configured.ts";
import type { Configured } from "../profile.ts";
import { logger } from "./logger.ts";
import type { MakeMiddleware } from "./middleware.ts";
import { outputGuardrail } from "./output-guardrail.ts";
import { recovery } from "./recovery.ts";
import { timeout } from "./timeout.ts";

/** All kinds of middleware. One more is a file and a line here. */
const kinds: Readonly<Record<string, Kind<MakeMiddleware>>> = { timeout, recovery, logger, outputGuardrail };

/** The middleware that a profile names. Throws `invalid-input`, which names the kind and the key that are wrong. */
export function middlewareFrom(configured: readonly Configured[]): MakeMiddleware[] {
  return readConfigured("middleware", kinds, configured);
}
