import { expect, test } from 'vitest'
import { averageText, formatRemoved, formatReviewCount, formatStars, starCount } from './review-text.ts'

test.each([
  [4.75, '4,8'],
  [4.74, '4,7'],
  [5, '5,0'],
  [3, '3,0'],
])('an average of %d is formatted as %s', (average, text) => {
  expect(averageText(average)).toBe(text)
})

test('a rating is formatted together with the maximum of the scale', () => {
  expect(formatStars('4,8')).toBe('4,8 de 5 estrelas')
  expect(formatStars(1)).toBe('1 de 5 estrelas')
})

test('stars are counted in singular and plural', () => {
  expect([starCount(1), starCount(5)]).toEqual(['1 estrela', '5 estrelas'])
})

test('reviews are counted in singular and plural', () => {
  expect(formatReviewCount(1)).toBe('1 avaliação')
  expect(formatReviewCount(12)).toBe('12 avaliações')
  expect(formatReviewCount(1234)).toBe('1.234 avaliações')
})

test('reviews removed by moderation are counted in singular and plural', () => {
  expect([formatRemoved(1), formatRemoved(2)]).toEqual([
    '1 avaliação removida pela moderação',
    '2 avaliações removidas pela moderação',
  ])
})
