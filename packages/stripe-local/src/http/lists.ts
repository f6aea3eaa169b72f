/** Cursor pagination of objects, newest first. */
import type { Collection } from '../collection.ts'
import { invalid, missing } from '../failure.ts'
import type { Form } from './form.ts'

const DEFAULT_LIMIT = 10
const MOST = 100

export const LIST_PARAMS = ['created', 'ending_before', 'expand', 'limit', 'starting_after']

interface Listed {
  id: string
  created: number
}

export function listPage<T extends Listed>(
  items: Collection<T>,
  form: Form,
  { url, matches = () => true, view = (item) => item }: ListOptions<T>,
) {
  const limit = form.integer('limit') ?? DEFAULT_LIMIT
  if (limit < 1 || limit > MOST) throw invalid('Invalid limit: must be between 1 and 100.', 'limit')
  const isWanted = createdFilter(form)
  const before = cursorOf(items, form, 'ending_before')
  const after = cursorOf(items, form, 'starting_after')
  const found: T[] = []
  for (const item of before === undefined ? items.olderThan(after) : items.newerThan(before)) {
    if (found.length > limit) break
    if (isWanted(item.created) && matches(item)) found.push(item)
  }
  const page = found.slice(0, limit)
  if (before !== undefined) page.reverse()
  return { object: 'list', url, has_more: found.length > limit, data: page.map(view) }
}

interface ListOptions<T> {
  url: string
  matches?: (item: T) => boolean
  view?: (item: T) => object
}

function cursorOf(items: Collection<Listed>, form: Form, name: string): string | undefined {
  const id = form.text(name)
  if (id === undefined) return undefined
  if (items.get(id) === undefined) throw missing('object', id, name)
  return id
}

function createdFilter(form: Form): (created: number) => boolean {
  if (!form.has('created')) return () => true
  const group = form.isGroup('created') ? form.group('created') : undefined
  const exact = group === undefined ? form.integer('created') : undefined
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = boundsOf(group)
  return (created) =>
    (exact === undefined || created === exact) &&
    created > gt &&
    created >= gte &&
    created < lt &&
    created <= lte
}

function boundsOf(group: Form | undefined): { gt?: number; gte?: number; lt?: number; lte?: number } {
  const names = ['gt', 'gte', 'lt', 'lte'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = group?.integer(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
