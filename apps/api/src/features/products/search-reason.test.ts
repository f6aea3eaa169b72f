import { expect, test } from 'vitest'
import { reasonOf } from './search-reason.ts'

test.each([
  ['Evasê em crepe, com Mangas de Renda até o punho.', 'rend', 'mangas de renda'],
  ['Decote em V e mangas longas de renda.', 'renda', 'mangas longas de renda'],
  ['Tule leve. Renda aplicada à mão.', 'renda', 'renda aplicada'],
  ['Corpete em véu.', 'veu', 'corpete em véu'],
  ['Feito para quem gosta, de renda.', 'renda', null],
  ['O vestido que de renda nada tem.', 'renda', null],
  ['Cetim liso.', 'renda', null],
  ['Saia de renda.', 're', null],
  [`${'x'.repeat(60)} de renda, saia de renda`, 'renda', 'saia de renda'],
  ['', '', null],
])('%s, searched for as %s, is shown for: %s', (description, typed, reason) => {
  expect(reasonOf(description, typed)).toBe(reason)
})
