import { expect, test } from 'vitest'
import { synonymForm, synonymValuesOf } from './synonym-values.ts'

const row = { term: 'macacão', meanings: 'reto, curto,', sizes: '', note: ' ' }
const problems = (values: object) =>
  synonymForm
    .safeParse({ synonyms: [{ ...row, ...values }] })
    .error?.issues.map(({ path, message }) => [path.at(-1), message])

test('words are typed with commas, and read back the same', () => {
  const { synonyms } = synonymForm.parse({ synonyms: [row] })
  expect(synonyms).toEqual([{ term: 'macacão', meanings: ['reto', 'curto'], sizes: [], note: null }])
  expect(synonymValuesOf(synonyms).synonyms).toEqual([{ ...row, meanings: 'reto, curto', note: '' }])
})

test('each problem is reported at its field', () => {
  expect(problems({ meanings: '' })).toEqual([
    ['meanings', 'Diga o que mostrar: uma palavra da loja ou um tamanho.'],
  ])
  expect(problems({ term: '!' })).toEqual([['term', 'Escreva ao menos uma palavra.']])
  expect(problems({ sizes: 'a,b,c,d,e,f,g,h,i' })).toEqual([['sizes', 'Escreva no máximo 8 tamanhos.']])
  expect(problems({ meanings: 'a'.repeat(61) })).toEqual([['meanings', 'Separe as palavras por vírgula.']])
})
