import { expect, test } from 'vitest'
import { etagMatches } from './etag.ts'

test.each([
  ['the same tag', '"a"', true],
  ['the tag that a proxy made weak', 'W/"a"', true],
  ['one of several', '"x", W/"a" ,"y"', true],
  ['one of several without a space', '"x,y","a"', true],
  ['a wildcard', ' * ', true],
  ['another tag', '"b"', false],
  ['a tag that contains the expected one', '"xa"', false],
  ['a tag without quotes', 'a', false],
  ['an empty header', '', false],
  ['no header', undefined, false],
])('%s is recognised', (_what, header, matches) => {
  expect(etagMatches(header, '"a"')).toBe(matches)
  expect(etagMatches(header, 'W/"a"')).toBe(matches)
})
