import type { Category } from '@shop/contract/categories'
import type { SiteImage } from '@shop/contract/site-images'

/** One row of the list while it is edited: nothing is stored until the whole list is saved. */
export interface CategoryEdit {
  id: number | `new_${string}`
  name: string
  productCount: number
  removed: boolean
  /** Blank: none. */
  description: string
  /** With its alt text. Null: the shop shows the first picture of the first product. */
  cover: SiteImage | null
  hidden: boolean
}

/** What its own dialog edits. */
export type CategoryDetails = Pick<CategoryEdit, 'description' | 'cover' | 'hidden'>

export function editsOf(stored: readonly Category[]): CategoryEdit[] {
  return stored.map(({ id, name, productCount = 0, ...details }) => ({
    ...{ id, name, productCount, removed: false },
    ...detailsOf(details),
  }))
}

type StoredDetails = { [K in keyof CategoryDetails]?: CategoryDetails[K] | undefined }

function detailsOf({ description = '', cover = null, hidden = false }: StoredDetails): CategoryDetails {
  return { description, cover, hidden }
}

export const isNewCategory = ({ id }: Pick<CategoryEdit, 'id'>) => typeof id === 'string'

/** Blank names are ignored; an existing name is reported as a duplicate. */
export function addCategory(
  list: readonly CategoryEdit[],
  text: string,
  key: string,
): CategoryEdit[] | 'duplicate' {
  const name = text.trim()
  if (name === '') return [...list]
  if (list.some((category) => !category.removed && sameName(category.name, name))) return 'duplicate'
  return [...list, { id: `new_${key}`, name, productCount: 0, removed: false, ...detailsOf({}) }]
}

/** A category that was never stored is removed at once; a stored one is struck through until the list is saved. */
export function removeCategory(list: readonly CategoryEdit[], id: CategoryEdit['id']): CategoryEdit[] {
  return list.flatMap((category) => {
    if (category.id !== id) return [category]
    return isNewCategory(category) ? [] : [{ ...category, removed: true }]
  })
}

export function changeCategory(
  list: readonly CategoryEdit[],
  id: CategoryEdit['id'],
  values: Partial<Omit<CategoryEdit, 'id' | 'productCount'>>,
): CategoryEdit[] {
  return list.map((category) => (category.id === id ? { ...category, ...values } : category))
}

export function moveCategory(list: readonly CategoryEdit[], from: number, to: number): CategoryEdit[] {
  const moved = list[from]
  if (!moved || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, moved)
}

export interface CategoryChanges {
  added: number
  removed: number
  renamed: number
  /** Whose cover, text or visibility changed. */
  edited: number
  reordered: boolean
}

export function changesOf(stored: readonly Category[], list: readonly CategoryEdit[]): CategoryChanges {
  const names = new Map<CategoryEdit['id'], string>(stored.map(({ id, name }) => [id, name]))
  const details = new Map<CategoryEdit['id'], CategoryDetails>(stored.map((one) => [one.id, detailsOf(one)]))
  const remaining = list
    .filter((category) => !category.removed && !isNewCategory(category))
    .map(({ id }) => id)
  const before = stored.map(({ id }) => id).filter((id) => remaining.includes(id))
  const firstNew = list.findIndex(isNewCategory)
  return {
    added: list.filter(isNewCategory).length,
    removed: list.filter(({ removed }) => removed).length,
    renamed: list.filter(
      ({ id, name, removed }) => !removed && names.has(id) && names.get(id) !== name.trim(),
    ).length,
    edited: list.filter(({ removed, ...category }) => {
      const was = details.get(category.id)
      return !removed && was !== undefined && !sameDetails(category, was)
    }).length,
    reordered:
      remaining.some((id, index) => id !== before[index]) ||
      (firstNew !== -1 &&
        list.slice(firstNew).some((category) => !isNewCategory(category) && !category.removed)),
  }
}

/** '1 nova, 1 removida, ordem' */
export function formatChanges({ added, removed, renamed, edited, reordered }: CategoryChanges) {
  return [
    added > 0 && (added === 1 ? '1 nova' : `${added} novas`),
    removed > 0 && (removed === 1 ? '1 removida' : `${removed} removidas`),
    renamed > 0 && (renamed === 1 ? '1 renomeada' : `${renamed} renomeadas`),
    edited > 0 && (edited === 1 ? '1 editada' : `${edited} editadas`),
    reordered && 'ordem',
  ]
    .filter((part) => part !== false)
    .join(', ')
}

export function countOf({ added, removed, renamed, edited, reordered }: CategoryChanges) {
  return added + removed + renamed + edited + (reordered ? 1 : 0)
}

export function sameDetails(one: CategoryDetails, other: CategoryDetails) {
  return (
    one.description === other.description &&
    one.hidden === other.hidden &&
    one.cover?.hash === other.cover?.hash &&
    one.cover?.alt === other.cover?.alt
  )
}

function sameName(one: string, other: string) {
  return one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'accent' }) === 0
}
