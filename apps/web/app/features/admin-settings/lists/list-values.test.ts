import { sizeTable } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { moveItem } from '~/lib/move-item.ts'
import { typedRowsOf } from './chart-values.ts'
import { addSizes, listForm } from './list-values.ts'

test('sizes are added at the end, several at once, and blanks are ignored', () => {
  expect(addSizes(['P'], ' M ')).toEqual(['P', 'M'])
  expect(addSizes(['P'], '34, 36,,38')).toEqual(['P', '34', '36', '38'])
  expect(addSizes(['P'], '  ')).toEqual(['P'])
})

test('a size that is on the list already is reported, in any case, and none is added', () => {
  expect(addSizes(['P', 'M'], 'G, m')).toEqual({ duplicate: 'm' })
  expect(addSizes([], 'G, G')).toEqual({ duplicate: 'G' })
})

test('a size changes places', () => {
  expect(moveItem(['P', 'M', 'G'], 0, 1)).toEqual(['M', 'P', 'G'])
  expect(moveItem(['P', 'M', 'G'], 2, 0)).toEqual(['G', 'P', 'M'])
})

test('a colour reports at each of its fields what is wrong with it, all at once', () => {
  const colors = [
    { name: 'Branco', swatch: 'FFFFFF' },
    { name: 'branco ', swatch: '' },
  ]
  const lists = { sizes: [], newSize: '', sizeChart: typedRowsOf(sizeTable) }
  const problems = listForm.safeParse({ ...lists, colors }).error?.issues
  expect(problems?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['colors.1.swatch', 'Escolha a cor ao lado ou escreva o código, como #b5573c.'],
    ['colors.1.name', 'Esta cor já está na lista. Mude o nome.'],
  ])
})
