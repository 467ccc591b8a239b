import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json.ts";
import { gbnfLiteral, gbnfOneOf, type GrammarRules } from "./gbnf.ts";
import { writeJson } from "./json-layout.ts";
import { type BasicRule, basicRules, colon, separator } from "./json-rules.ts";

export type JsonGrammar = {
  /** The rule for a value of the schema is the one called as was asked. Rules of basic values have names of their own. */
  rules: GrammarRules;
  /** False where the grammar lets pass what the schema wouldn't: then the value has to be checked all the same. */
  isExact: boolean;
};

export type JsonGrammarOptions = {
  /** The name of the rule, and the beginning of the names of those that it needs. Letters, digits and hyphens. */
  name: string;
  layout: "compact" | "spaced";
  /** Texts that a property of the outermost object may have, where they are known. */
  choices?: ReadonlyMap<string, readonly string[]>;
};

/** An object with more properties than that is any object. */
const mostProperties = 30;
const deepest = 12;
/** Definitions that name one another several times grow beyond all bounds. */
const mostRules = 2_000;

/**
 * A grammar for JSON on one line that a schema describes. The properties of an object come in the schema's order: those that
 * are required always, the others may be left out, and no others. What a grammar can't express (patterns, recursion, ranges)
 * becomes something wider.
 */
export function grammarFor(schema: JsonObject, options: JsonGrammarOptions): JsonGrammar {
  const { name, layout, choices } = options;
  const rules = new Map<string, string>();
  let isExact = true;

  /** Puts a rule down, and gives its name. */
  function rule(place: string, body: string): string {
    rules.set(place, body);
    return place;
  }

  function basic(kind: BasicRule): string {
    for (const [each, body] of basicRules(kind, layout)) rules.set(each, body);
    return kind;
  }

  function wider(kind: BasicRule): string {
    isExact = false;
    return basic(kind);
  }

  /** `within` holds the references that are being followed: one that comes again would have no end. */
  function valueOf(value: Json | undefined, place: string, within: readonly string[]): string {
    if (value === undefined || value === true) return basic("json-value");
    const depth = place.split("-").length - name.split("-").length;
    if (!isJsonObject(value) || depth > deepest || rules.size > mostRules) return wider("json-value");
    const reference = value["$ref"];
    if (typeof reference === "string") {
      const target = definition(schema, reference);
      if (!target || within.includes(reference)) return wider("json-value");
      return valueOf(target, place, [...within, reference]);
    }
    if ("not" in value) isExact = false;
    if ("const" in value) return gbnfLiteral(writeJson(value["const"] ?? null, layout));
    if (Array.isArray(value["enum"]) && value["enum"].length > 0) {
      return gbnfOneOf(value["enum"].map((each) => writeJson(each, layout)));
    }
    const ways = value["anyOf"] ?? value["oneOf"];
    if (Array.isArray(ways) && ways.length > 0) {
      // where several of `oneOf` fit, the schema takes none
      if (!("anyOf" in value)) isExact = false;
      return anyOf(ways, place, within);
    }
    if ("allOf" in value) return allOf(value, place, within);
    return typed(value, place, within);
  }

  function anyOf(ways: readonly Json[], place: string, within: readonly string[]): string {
    const bodies = ways.map((way, index) => valueOf(way, `${place}-${index}`, within));
    return rule(`${place}-any`, bodies.join(" | "));
  }

  function allOf(value: JsonObject, place: string, within: readonly string[]): string {
    const [only, ...others] = Array.isArray(value["allOf"]) ? value["allOf"] : [];
    const isAlone = others.length === 0 && !("properties" in value) && !("type" in value);
    return isAlone ? valueOf(only, place, within) : wider("json-value");
  }

  function typed(value: JsonObject, place: string, within: readonly string[]): string {
    const type = value["type"] ?? ("properties" in value ? "object" : undefined);
    if (Array.isArray(type)) {
      return anyOf(
        type.map((each) => ({ ...value, type: each })),
        place,
        within,
      );
    }
    switch (type) {
      case "string":
        return stringOf(value);
      case "number":
        if (rangeKeys.some((key) => key in value)) isExact = false;
        return basic("json-number");
      case "integer":
        return integerOf(value);
      case "boolean":
        return basic("json-boolean");
      case "null":
        return '"null"';
      case "array":
        return arrayOf(value, place, within);
      case "object":
        return objectOf(value, place, within);
      case undefined:
        if (Object.keys(value).some((key) => !annotations.has(key))) isExact = false;
        return basic("json-value");
      default:
        return wider("json-value");
    }
  }

  function stringOf(value: JsonObject): string {
    if (["pattern", "format", "maxLength"].some((key) => key in value)) isExact = false;
    const least = value["minLength"];
    if (typeof least !== "number" || least < 1) return basic("json-string");
    if (least > 1) isExact = false;
    return basic("json-some-string");
  }

  function integerOf(value: JsonObject): string {
    const { minimum: least, maximum: most } = value;
    if (typeof most === "number" && most < Number.MAX_SAFE_INTEGER) isExact = false;
    if ("exclusiveMinimum" in value || "exclusiveMaximum" in value || "multipleOf" in value) isExact = false;
    if (typeof least !== "number" || least <= Number.MIN_SAFE_INTEGER) return basic("json-integer");
    if (least !== 0 && least !== 1) isExact = false;
    if (least >= 1) return basic("json-positive");
    return least === 0 ? basic("json-natural") : basic("json-integer");
  }

  function arrayOf(value: JsonObject, place: string, within: readonly string[]): string {
    if ("prefixItems" in value || Array.isArray(value["items"])) return wider("json-array");
    const least = typeof value["minItems"] === "number" ? value["minItems"] : 0;
    if (least > 1 || ["maxItems", "uniqueItems", "contains"].some((key) => key in value)) isExact = false;
    const item = valueOf(value["items"], `${place}-item`, within);
    const items = `${grouped(item)} (${gbnfLiteral(separator(layout))} ${grouped(item)})*`;
    return rule(`${place}-list`, `"[" ${least > 0 ? items : `(${items})?`} "]"`);
  }

  function objectOf(value: JsonObject, place: string, within: readonly string[]): string {
    const properties = isJsonObject(value["properties"]) ? Object.entries(value["properties"]) : [];
    if (properties.length > mostProperties) return wider("json-object");
    const others = value["additionalProperties"];
    if (properties.length === 0) {
      if (others === false) return '"{}"';
      return others === undefined || others === true ? basic("json-object") : recordOf(others, place, within);
    }
    const required = Array.isArray(value["required"]) ? value["required"] : [];
    const members = properties.map(([key, inner], index): Member => {
      const values = within.length === 0 && place === name ? (choices?.get(key) ?? []) : [];
      const body =
        values.length > 0
          ? gbnfOneOf(values.map((text) => JSON.stringify(text)))
          : valueOf(inner, `${place}-${index}`, within);
      const label = gbnfLiteral(JSON.stringify(key) + colon(layout));
      return {
        body: rule(`${place}-${index}-member`, `${label} ${grouped(body)}`),
        isRequired: required.includes(key),
      };
    });
    return rule(`${place}-object`, `"{" ${membersFrom(members, place)} "}"`);
  }

  /** Members in order. Whether a comma stands before one depends on whether another was written before it. */
  function membersFrom(members: readonly Member[], place: string): string {
    const last = members.length;
    for (let index = last; index >= 0; index -= 1) {
      const member = members[index];
      if (!member) {
        rule(`${place}-first-${index}`, '""');
        rule(`${place}-more-${index}`, '""');
        continue;
      }
      const more = `${place}-more-${index + 1}`;
      const begun = `${member.body} ${more}`;
      rule(`${place}-first-${index}`, member.isRequired ? begun : `${begun} | ${place}-first-${index + 1}`);
      const further = `${gbnfLiteral(separator(layout))} ${member.body}`;
      rule(`${place}-more-${index}`, `${member.isRequired ? further : `(${further})?`} ${more}`);
    }
    return `${place}-first-0`;
  }

  function recordOf(others: Json, place: string, within: readonly string[]): string {
    const key = basic("json-string");
    const value = valueOf(others, `${place}-value`, within);
    const member = rule(`${place}-entry`, `${key} ${gbnfLiteral(colon(layout))} ${grouped(value)}`);
    return rule(`${place}-record`, `"{" (${member} (${gbnfLiteral(separator(layout))} ${member})*)? "}"`);
  }

  const body = valueOf(schema, name, []);
  if (body !== name) rules.set(name, body);
  return { rules, isExact };
}

type Member = { body: string; isRequired: boolean };

const rangeKeys = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const annotations = new Set(["title", "description", "default", "examples", "$schema", "$defs", "deprecated"]);

/** Alternatives without parentheses would take in what stands beside them. */
function grouped(body: string): string {
  return /^[\w-]+$/.test(body) || body.startsWith("(") ? body : `(${body})`;
}

function definition(schema: JsonObject, reference: string): JsonObject | null {
  const found = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(reference);
  const all = found?.[1] === undefined ? undefined : schema[found[1]];
  const named =
    isJsonObject(all) && found?.[2] !== undefined && Object.hasOwn(all, found[2]) ? all[found[2]] : undefined;
  return isJsonObject(named) ? named : null;
}
