import { expect, test } from 'vitest'
import { sizesText } from './sizes-text.ts'

test.each([
  ['PP a GG', ['PP', 'P', 'M', 'G', 'GG']],
  ['Único', ['Único']],
  ['36 a 44 e sob medida', ['36', '38', '44', 'Sob medida']],
  ['M e sob medida', ['sob medida', 'M']],
  ['Sob medida', ['Sob medida']],
  ['', []],
])('%s', (text, sizes) => expect(sizesText(sizes)).toBe(text))
