import { sizeTable } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { typedChart, typedRowsOf } from './chart-values.ts'

const row = { size: 'P', bust: '84 a 88', waist: '64 a 68', hip: '90 a 94' }
const problemsOf = (...rows: (typeof row)[]) =>
  typedChart.safeParse(rows).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a chart is shown so that it is read again', () => {
  expect(typedRowsOf(sizeTable)[0]).toEqual({ size: 'PP', bust: '80 a 84', waist: '60 a 64', hip: '86 a 90' })
  expect(typedChart.parse(typedRowsOf(sizeTable))).toEqual(sizeTable)
})

test.each(['84,5 a 88', '84.5-88', '84,5 – 88 cm', ' 84,5 até 88 ', '84,5 A 88'])('%s is a range', (bust) => {
  expect(typedChart.parse([{ ...row, bust }])[0]?.bust).toEqual([84.5, 88])
})

test.each(['', '84', '84 a', '84 a 86 a 88', 'a 88', '0,84 a 0,88', '84,25 a 88', '84 a 880'])(
  '%s is not a range, and its field says how to write one',
  (bust) =>
    expect(problemsOf({ ...row, bust })).toEqual([['0.bust', 'Escreva as duas medidas, como 80 a 84.']]),
)

test('a row that does not rise, or stands twice, reports its field', () => {
  expect(problemsOf(row, { ...row, size: 'p' })?.map(([field]) => field)).toEqual([
    '1.size',
    '1.bust',
    '1.waist',
    '1.hip',
  ])
  expect(problemsOf({ ...row, bust: '88 a 84' })).toEqual([
    ['0.bust', 'A primeira medida é a menor, como em 80 a 84.'],
  ])
})
