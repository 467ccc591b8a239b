import { notOfNumbering } from "./of-numbering.ts";

/** What asks for how many there are of something. */
export const asksHowMany = new RegExp(
  String.raw`\bhow many\b|\bwie ?viele[nr]?\b|${notOfNumbering}\bnumber of\b|\banzahl\b|いくつ|何(?:件|人|個|本|枚|回|冊|種類)`,
  "iu",
);
