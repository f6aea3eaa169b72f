import { expect, test } from 'vitest'
import { brCode } from './br-code.ts'
import { type QrCode, qrCode } from './qr.ts'
import { qrBytes, totalBytes } from './qr-bytes.ts'
import { checkBytes, multiply } from './reed-solomon.ts'

const TEXT = brCode({
  reference: 'pm_3ccb7c9c2da8244aaa15ee1dd',
  amount: 1_156_000,
  url: 'http://127.0.0.1:4242',
})

test('a Pix code ends with the checksum of the preceding text', () => {
  expect(TEXT).toMatch(/^000201010212.*5303986540811560\.005802BR.*6304[0-9A-F]{4}$/)
})

test('the check bytes of a block make it divisible: every syndrome is zero', () => {
  const data = [...Buffer.from('Alva de Maio')]
  const block = [...data, ...checkBytes(data, 10)]
  let root = 1
  for (let index = 0; index < 10; index++) {
    expect(block.reduce((sum, byte) => multiply(sum, root) ^ byte, 0)).toBe(0)
    root = multiply(root, 2)
  }
})

// From the standard: the maximum number of bytes of each version at level M.
test.each([
  [14, 1],
  [15, 2],
  [180, 9],
  [181, 10],
  [624, 19],
  [666, 20],
])('%i bytes need a code of version %i, which has three finder patterns', (length, version) => {
  const text = 'x'.repeat(length)
  expect(qrBytes(text)).toMatchObject({ version })
  expect(qrBytes(text).bytes).toHaveLength(totalBytes(version))
  const code = qrCode(text)
  expect(code).toHaveLength(version * 4 + 17)
  expect(finderAt(code, 0, 0)).toBe(true)
  expect(finderAt(code, code.length - 7, 0)).toBe(true)
  expect(finderAt(code, 0, code.length - 7)).toBe(true)
})

test('text that does not fit is rejected', () => {
  expect(() => qrCode('x'.repeat(667))).toThrow('too many')
})

test('the smallest code decodes to its text when read along the zigzag', () => {
  const code = qrCode('Pix')
  const bits: number[] = []
  for (const right of [20, 18, 16, 14, 12, 10]) {
    for (let step = 0; step < 21; step++) {
      const y = ((right + 1) & 2) === 0 ? 20 - step : step
      for (const x of [right, right - 1]) {
        const reserved = y === 6 || (y < 9 && x > 12) || (x < 9 && (y < 9 || y > 12))
        if (!reserved) bits.push(Number((code[y]?.[x] === true) !== ((x + y) % 2 === 0)))
      }
    }
  }
  const number = (from: number, length: number) =>
    Number.parseInt(bits.slice(from, from + length).join(''), 2)
  expect(number(0, 4)).toBe(4)
  expect(number(4, 8)).toBe(3)
  expect(String.fromCharCode(number(12, 8), number(20, 8), number(28, 8))).toBe('Pix')
})

function finderAt(code: QrCode, x: number, y: number): boolean {
  const ring = (dx: number, dy: number) => Math.max(Math.abs(dx - 3), Math.abs(dy - 3))
  return Array.from({ length: 49 }, (_, index) => [index % 7, Math.floor(index / 7)] as const).every(
    ([dx, dy]) => code[y + dy]?.[x + dx] === (ring(dx, dy) !== 2),
  )
}
