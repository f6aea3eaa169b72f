import { expect, test } from 'vitest'
import { cmError, editedPoints, newPoint, numbered, recordPoints } from './edited-points.ts'

test('lengths are typed as a Brazilian does', () => {
  const typed = (cm: string) => recordPoints([{ ...newPoint('waist'), cm }])?.[0]?.mm
  expect(['1,5', '1.5', '2', '0,5 cm', '', '50'].map(typed)).toEqual([15, 15, 20, 5, null, 500])
})

test.for(['1,55', '0', '50,1', '-1', 'um'])('%s is no adjustment', (cm) => {
  expect(cmError(cm)).toBe('De 0,1 a 50 cm, como 1,5.')
  expect(recordPoints([{ ...newPoint('waist'), cm }])).toBeUndefined()
})

test('what was stored is typed again as it was, and numbered as in the list', () => {
  const points = [
    { point: 'waist', what: 'takeIn', mm: 15, note: 'igual' },
    { point: 'hem', what: 'embroider', mm: null, note: null },
  ] as const
  expect(recordPoints(editedPoints(points))).toEqual([points[0], { ...points[1], note: '' }])
  expect(numbered(editedPoints(points)).map(({ number }) => number)).toEqual([1, 2])
})
