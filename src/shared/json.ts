/** A value that JSON can carry. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** An object that JSON can carry. */
export type JsonObject = { [key: string]: Json };
