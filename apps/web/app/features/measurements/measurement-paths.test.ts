import { expect, test } from 'vitest'
import { listPath, newPath, newVersionPath, personPath, placeIn } from './measurement-paths.ts'

const placeOf = (path: string) => placeIn(new URL(path, 'https://loja.example').searchParams)

test('every place of the tab round-trips through its URL', () => {
  expect(placeOf(listPath)).toEqual({ kind: 'list' })
  expect(placeOf(newPath)).toEqual({ kind: 'new' })
  expect(placeOf(personPath(7))).toEqual({ kind: 'person', id: 7, number: undefined })
  expect(placeOf(personPath(7, 2))).toEqual({ kind: 'person', id: 7, number: 2 })
  expect(placeOf(newVersionPath(7))).toEqual({ kind: 'newVersion', id: 7 })
})

test('anything else shows the list', () => {
  for (const id of ['', '0', '-1', 'Ana', '1e3'])
    expect(placeOf(`${listPath}&ficha=${id}`)).toEqual({ kind: 'list' })
})
