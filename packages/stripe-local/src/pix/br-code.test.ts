import { expect, test } from 'vitest'
import { brCode } from './br-code.ts'

test('a Pix code ends with the checksum of the preceding text', () => {
  const text = brCode({
    reference: 'pm_3ccb7c9c2da8244aaa15ee1dd',
    amount: 1_156_000,
    url: 'http://127.0.0.1:4242',
  })
  expect(text).toMatch(/^000201010212.*5303986540811560\.005802BR.*6304[0-9A-F]{4}$/)
})
