import fc from 'fast-check'

/** Inputs that break parsers, drivers and databases, each known from a real incident. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  'İ'.repeat(40),
  '𝒱'.repeat(300),
  'x'.repeat(20_000),
  "'; drop table orders; --",
  '" or 1=1 --',
  '%00%ff%zz',
  '%',
  '_%_%',
  '\\',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nBcc: x@example.test',
  '1e999',
  '-0',
  'NaN',
  '0x10',
  '9'.repeat(400),
  '１２３４５６',
  'éééééé',
  'A-B-C',
  '2026-02-30',
  ...['0000', '0001', '9999'].flatMap((year) => [`${year}-01-01`, `${year}-12-31`]),
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '__proto__',
  'constructor',
]

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e-300,
  1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  Number.MAX_VALUE,
]

const others: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 'x' },
  JSON.parse('{"__proto__":{"role":"admin"}}'),
]

/** One of these in an otherwise valid text gets further than a text that is entirely invalid. */
export const hostileCharacter = fc.constantFrom(
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  '１',
  'é',
  '-',
  '\\',
  '%',
)

const hostileText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 60 }))
export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(...others),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bodies that are not what their content type says. */
export const brokenJson = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    '"',
    'null',
    '[]',
    '0',
    'true',
    '{"a":}',
    '{"a":1,}',
    '\ufeff{}',
    '{"a":1e999}',
  ),
  fc.constantFrom('['.repeat(5_000), '{"a":'.repeat(2_000), '{"a":1,"a":2}', `{"${'k'.repeat(9_000)}":1}`),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
