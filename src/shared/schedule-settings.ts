import * as z from "zod";
import { defaultAgent } from "./agent.ts";
import { agentName } from "./agent-settings.ts";

/** What may be done at set times is told by names, and this one is Hearth's own. */
export const heartbeatName = "heartbeat";

const scheduleName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, "A schedule's name is small letters, digits and dashes, as in morning-mail.")
  .refine((name) => name !== heartbeatName, "The heartbeat has settings of its own: [heartbeat].");

const quietHours = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'Two times of the day, as in "22:00-07:00".')
  .refine((hours) => hours.slice(0, 5) !== hours.slice(6), "They end when they begin, so there are none.");

/** How and when something is done that nobody asks for at that moment. */
const unattended = {
  /** Left out: the home folder. */
  workspace: z
    .string()
    .regex(/^(?:~(?:[/\\]|$)|\/|[A-Za-z]:[\\/])/, "Name the whole path, as in ~/notes.")
    .optional(),
  agent: agentName.default(defaultAgent),
  model: z.string().min(1).optional(),
  result: z.enum(["notify", "silent"]).default("notify"),
  /** So long nobody must have used the computer; 0: it needn't be at rest. */
  idle_minutes: z.int().min(0).max(1_440).default(5),
  on_power: z.boolean().default(false),
  quiet_hours: quietHours.optional(),
};

/** `[heartbeat]`: a look at what HEARTBEAT.md says. */
export const heartbeatSettings = z.strictObject({
  enabled: z.boolean().default(false),
  cron: z.string().default("*/30 * * * *"),
  ...unattended,
});

/** `[schedule.NAME]`. */
const scheduleSettings = z.strictObject({
  enabled: z.boolean().default(true),
  cron: z.string(),
  prompt: z.string().trim().min(1, "Say what is to be done.").max(20_000, "This has at most 20000 letters."),
  ...unattended,
});

export const schedules = z.record(scheduleName, scheduleSettings);

export type UnattendedSettings = Omit<z.output<typeof scheduleSettings>, "prompt">;
