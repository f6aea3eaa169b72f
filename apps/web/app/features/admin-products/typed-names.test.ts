import { expect, test } from 'vitest'
import { toggleName, typedNames } from './typed-names.ts'

const sizes = ['PP', 'P', 'M', 'G']

test('names are separated by commas, without blanks and repetitions', () => {
  expect(typedNames(' Branco,, Marfim , Branco,')).toEqual(['Branco', 'Marfim'])
})

test('a colour that is ticked comes last, so that the first colour of the product stays the first', () => {
  expect(toggleName('Off-White', 'Branco')).toBe('Off-White, Branco')
  expect(toggleName('', 'Branco')).toBe('Branco')
})

test('a size that is ticked takes its place in the order of the store', () => {
  expect(toggleName('PP, M, G', 'P', sizes)).toBe('PP, P, M, G')
  expect(toggleName('PP', 'G', sizes)).toBe('PP, G')
  expect(toggleName('Único, M', 'PP', sizes)).toBe('Único, PP, M')
})

test('unticking takes the name out, in whatever case it was typed, and leaves the others as they are', () => {
  expect(toggleName('off-white , Terracota', 'Off-White')).toBe('Terracota')
  expect(toggleName('p, Sob medida', 'P', sizes)).toBe('Sob medida')
})
