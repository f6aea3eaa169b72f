import { expect, test } from 'vitest'
import { searchesIn } from './recent-searches.ts'

test('three searches are read, and nothing that is not a search', () => {
  expect(searchesIn(JSON.stringify(['renda', 'véu', 'tule', 'cetim']))).toEqual(['renda', 'véu', 'tule'])
  expect(searchesIn(JSON.stringify(['', 7, null, 'x'.repeat(61), 'renda']))).toEqual(['renda'])
  for (const text of [undefined, '', '{', '"renda"', '{"0":"renda"}']) expect(searchesIn(text)).toEqual([])
})
