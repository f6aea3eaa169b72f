import { expect, test } from 'vitest'
import { etagMatches } from './etag.ts'

test.each([
  ['the same tag', '"a"', true],
  ['the tag as a proxy weakened it', 'W/"a"', true],
  ['one of several', '"x", W/"a" ,"y"', true],
  ['one of several without a space', '"x,y","a"', true],
  ['anything at all', ' * ', true],
  ['another tag', '"b"', false],
  ['a tag that only contains ours', '"xa"', false],
  ['a tag without quotes', 'a', false],
  ['nothing', '', false],
  ['no header', undefined, false],
])('%s is recognised', (_what, header, matches) => {
  expect(etagMatches(header, '"a"')).toBe(matches)
  expect(etagMatches(header, 'W/"a"')).toBe(matches)
})
