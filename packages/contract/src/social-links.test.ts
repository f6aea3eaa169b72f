import { expect, test } from 'vitest'
import { fullSocialLink } from './social-links.ts'

const instagram = fullSocialLink('instagram.com')

test.each([
  '@flordelis',
  ' @flordelis ',
  'flordelis',
  'instagram.com/flordelis',
  'www.instagram.com/flordelis',
  'Instagram.com/flordelis',
  'http://instagram.com/flordelis',
  'https://www.instagram.com/flordelis',
  'https://instagram.com/flordelis',
])('%s is recognised as a profile', (typed) => {
  expect(instagram(typed)).toBe('https://instagram.com/flordelis')
})

test.each(['instagram.com', 'flor de lis', 'javascript:alert(1)', 'https://outra.com/flordelis', ''])(
  '“%s” is returned as typed, for the form to reject or accept',
  (typed) => {
    expect(instagram(typed)).toBe(typed)
  },
)

test('a name may have dots when it begins with @', () => {
  expect(instagram('@flor.de.lis')).toBe('https://instagram.com/flor.de.lis')
})
