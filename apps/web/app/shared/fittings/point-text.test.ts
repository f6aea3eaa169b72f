import { expect, test } from 'vitest'
import { adjustmentText, countText, pointText } from './point-text.ts'

test('an adjustment is what is done and by how much', () => {
  expect(adjustmentText({ what: 'takeIn', mm: 15 })).toBe('apertar 1,5 cm')
  expect(adjustmentText({ what: 'embroider', mm: null })).toBe('bordar')
  expect(pointText({ point: 'hem', what: 'raise', mm: 20, note: 'com o salto de 9 cm' })).toBe(
    'subir 2,0 cm · com o salto de 9 cm',
  )
  expect(pointText({ point: 'hem', what: 'lower', mm: 5, note: '' })).toBe('descer 0,5 cm')
})

test('points are counted in words', () => {
  expect([1, 3, 10, 12].map(countText)).toEqual(['um ponto', 'três pontos', 'dez pontos', '12 pontos'])
})
