import { expect, test } from 'vitest'
import { questionAbout } from './question-measures.ts'

const body = (bust: number, waist: number, hip: number) => ({ bust, waist, hip })

test('plausible measures are not questioned', () => {
  expect(questionAbout(body(905, 660, 1010), undefined)).toBeUndefined()
})

test('a measure outside its plausible range is questioned, and taken when it is sent again', () => {
  const unlikely = body(905, 66, 1010)
  expect(questionAbout(unlikely, undefined)).toEqual({
    doubts: ['Cintura: 6,6 cm é pouco. Confira na fita.'],
  })
  expect(questionAbout(unlikely, unlikely)).toBeUndefined()
  expect(questionAbout({ ...unlikely, bust: 950 }, unlikely)).toBeUndefined()
  expect(questionAbout({ ...unlikely, bust: 9050 }, unlikely)?.doubts).toHaveLength(1)
  expect(questionAbout({ ...unlikely, waist: 67 }, unlikely)?.doubts).toHaveLength(1)
})

test('three measures that look like inches come with what they are in centimetres', () => {
  const inches = body(350, 260, 370)
  expect(questionAbout(inches, undefined)).toMatchObject({
    fromInches: { bust: '88,9', waist: '66,0', hip: '94,0' },
  })
  expect(questionAbout(inches, inches)).toBeUndefined()
})
