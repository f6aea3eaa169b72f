import { type CategoryDraft, categories } from '@shop/contract/categories'
import { versionHeader } from '@shop/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { browserFetch, exchange } from '~/lib/api.ts'
import { whileSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import type { CategoryEdit } from './category-edits.ts'

const categoriesKey = (token: string) => ['admin-categories', token]

/** Never refetched automatically, because the admin may be editing the list. */
export function useCategoryList(token: string) {
  return useQuery(
    {
      queryKey: [...categoriesKey(token), 'list'],
      queryFn: async ({ signal }) => {
        const { response, headers } = await whileSignedIn(categories.list, { token, signal }, (given) =>
          exchange(browserFetch, categories.list, given),
        )
        return { stored: response, version: Number(headers.get(versionHeader)) }
      },
      refetchOnReconnect: false,
      staleTime: 0,
    },
    queryClient,
  )
}

function draftOf({ id, name, description, cover, hidden }: CategoryEdit): CategoryDraft {
  return { id, name, description, cover: cover && { hash: cover.hash, alt: cover.alt }, hidden }
}

export async function saveCategories(token: string, list: readonly CategoryEdit[], version: number) {
  const body = {
    categories: list.filter(({ removed }) => !removed).map(draftOf),
    version,
  }
  const { response, headers } = await whileSignedIn(categories.save, { token, body }, (given) =>
    exchange(browserFetch, categories.save, given),
  )
  const saved = { stored: response, version: Number(headers.get(versionHeader)) }
  queryClient.setQueryData([...categoriesKey(token), 'list'], saved)
  // The collection names of the products may have changed too.
  const others = [
    [...categoriesKey(token), 'names'],
    ['admin-products', token],
  ]
  await Promise.all(others.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
