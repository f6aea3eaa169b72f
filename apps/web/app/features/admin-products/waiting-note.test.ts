import { expect, test } from 'vitest'
import { waitingText } from './waiting-note.tsx'

test('the note names how many wait for each size and colour', () => {
  const one = { size: 'G', color: 'Branco', waiting: 1 }
  expect(waitingText([one])).toBe('1 pessoa espera o aviso de estoque: 1 por G em Branco.')
  expect(
    waitingText([
      { ...one, waiting: 2 },
      { ...one, size: 'M' },
    ]),
  ).toBe('3 pessoas esperam o aviso de estoque: 2 por G em Branco, 1 por M em Branco.')
})

test('beyond six the rest is summed up', () => {
  const counts = Array.from({ length: 9 }, (_, n) => ({ size: `T${n}`, color: 'Branco', waiting: 2 }))
  expect(waitingText(counts)).toMatch(/^18 pessoas esperam .* 2 por T5 em Branco, 6 por outros\.$/)
})
