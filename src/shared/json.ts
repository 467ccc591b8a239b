/** A value that JSON can carry. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** An object that JSON can carry. */
export type JsonObject = { [key: string]: Json };

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
