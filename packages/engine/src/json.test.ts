// The strict reader of JSON, and canonical JSON.
import { expect, test } from "vitest";
import { canonicalJson, fieldsOf, parseJson } from "./json.ts";

test.each([
  ['{"a":1,"a":2}', "a: doubled key"],
  ['{"x":[{"a":1},{"b":{"c":1 , "c"  :1}}]}', "c: doubled key"],
  ['{"a":1,"\\u0061":2}', "a: doubled key"],
  ['{"__proto__":1,"__proto__":2}', "__proto__: doubled key"],
  ["[".repeat(1_000_000), "not JSON"],
  ["[".repeat(65) + "]".repeat(65), ": nested deeper than 64"],
  [`${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`, "nested deeper than 64"],
  ["", "not JSON"],
  ["\uFEFF{}", "not JSON"],
  ["{} {}", "not JSON"],
  ["NaN", "not JSON"],
  ['{"a":01}', "not JSON"],
  ['"\t"', "not JSON"],
])("%.40s is refused", (text, problem) => {
  const parsed = parseJson(text);
  expect(parsed.ok ? "read" : `${parsed.field}: ${parsed.problem}`).toContain(problem);
});

test.each([
  ['{"a":1,"b":{"a":1},"c":[{"a":2},{"a":3}]}', { a: 1, b: { a: 1 }, c: [{ a: 2 }, { a: 3 }] }],
  ['{"a":"\\"b\\":","b":"a"}', { a: '"b":', b: "a" }],
  ['{"a\\\\":1,"a":"\\\\","b":-12}', { "a\\": 1, a: "\\", b: -12 }],
  ['["1.5",0,123456789012345]', ["1.5", 0, 123456789012345]],
])("%s is read", (text, value) => {
  expect(parseJson(text)).toEqual({ ok: true, value });
});

test.each(["1.0", "1.5", "1e2", "-0", "1e400", "12345678901234567890", "1E-7"])(
  "%s is no whole number, and no field takes it",
  (number) => {
    expect(parseJson(`{"a":[${number}],"b":2}`)).toEqual({ ok: true, value: { a: [Number.NaN], b: 2 } });
  },
);

test("a key named __proto__ is a field like any other, and an unknown one", () => {
  const parsed = parseJson('{"__proto__":{"seat":1}}');
  expect(parsed.ok && fieldsOf(parsed.value, "seat")).toEqual({ ok: false, field: "__proto__", problem: "unknown field" });
});

test("equal values have equal canonical JSON", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "ü" }], a: undefined })).toBe('{"b":[1,{"c":"ü","d":null}]}');
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  expect(canonicalJson(undefined)).toBe("null");
});
