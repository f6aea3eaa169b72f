import { expect, test } from 'vitest'
import {
  addCategory,
  changeCategory,
  changesOf,
  countOf,
  editsOf,
  formatChanges,
  moveCategory,
  removeCategory,
} from './category-edits.ts'

const stored = [
  { id: 1, name: 'Noivas', productCount: 3 },
  { id: 2, name: 'Madrinhas', productCount: 0 },
  { id: 3, name: 'Acessórios', productCount: 1 },
]
const list = editsOf(stored)
const noDetails = { description: '', cover: null, hidden: false }

test('a name is trimmed, a blank one is ignored, and an existing one is reported as a duplicate', () => {
  expect(addCategory(list, '  Civil ', 'a')).toEqual([
    ...list,
    { id: 'new_a', name: 'Civil', productCount: 0, removed: false, ...noDetails },
  ])
  expect(addCategory(list, '   ', 'a')).toEqual(list)
  expect(addCategory(list, 'noivas', 'a')).toBe('duplicate')
  expect(addCategory(removeCategory(list, 1), 'Noivas', 'a')).toHaveLength(4)
})

test('a stored category is removed when the list is saved, a new one at once', () => {
  expect(removeCategory(list, 2)[1]).toEqual({ ...list[1], removed: true })
  const added = addCategory(list, 'Civil', 'a')
  expect(added === 'duplicate' ? added : removeCategory(added, 'new_a')).toEqual(list)
})

test('changes are counted and formatted', () => {
  expect(formatChanges(changesOf(stored, list))).toBe('')
  const moved = moveCategory(list, 0, 2)
  expect(changesOf(stored, moved)).toEqual({
    ...{ added: 0, removed: 0, renamed: 0, edited: 0, reordered: true },
  })
  const edited = changeCategory(removeCategory(list, 2), 3, { name: 'Véus' })
  expect(formatChanges(changesOf(stored, edited))).toBe('1 removida, 1 renomeada')
  const added = addCategory(list, 'Civil', 'a')
  expect(added === 'duplicate' ? added : formatChanges(changesOf(stored, added))).toBe('1 nova')
  expect(added === 'duplicate' ? added : formatChanges(changesOf(stored, moveCategory(added, 3, 0)))).toBe(
    '1 nova, ordem',
  )
})

test('a category cannot be moved out of the list', () => {
  expect(moveCategory(list, 0, -1)).toEqual(list)
  expect(moveCategory(list, 2, 3)).toEqual(list)
})

test('a changed cover, text or visibility counts as one edit of its category', () => {
  const file = { url: '/media/a.webp', width: 3, height: 4, placeholder: '', widths: [] }
  const cover = { hash: 'a', alt: 'Na escada', ...file }
  const withCover = editsOf([{ id: 1, name: 'Noivas', description: 'De renda.', cover, hidden: true }])
  expect(withCover[0]).toMatchObject({ description: 'De renda.', cover, hidden: true })
  const edited = changeCategory(list, 1, { cover, description: 'De renda.', hidden: true })
  expect(changesOf(stored, edited)).toMatchObject({ edited: 1, renamed: 0 })
  expect(formatChanges(changesOf(stored, edited))).toBe('1 editada')
  const again = changeCategory(edited, 1, noDetails)
  expect(countOf(changesOf(stored, again))).toBe(0)
  const both = changeCategory(edited, 2, { hidden: true })
  expect(formatChanges(changesOf(stored, both))).toBe('2 editadas')
})
