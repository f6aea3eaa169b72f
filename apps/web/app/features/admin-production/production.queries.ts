import { type BoardFilter, type MoveInput, type ProductionItem, production } from '@shop/contract/production'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { fetchFile } from '~/lib/files.ts'
import { queryClient } from '~/lib/query-client.ts'
import { itemKey, productionKey } from '~/shared/production/add-photo.ts'

const REFRESH_MS = 60_000

export interface BoardView {
  search: string
  filter: BoardFilter | undefined
}

/** Refetched every minute: several people work with it at once. */
export function useBoard(token: string, { search, filter }: BoardView) {
  const query = { ...(search !== '' && { search }), ...(filter && { [filter]: true }) }
  return useQuery(
    {
      queryKey: [...productionKey(token), 'board', query],
      queryFn: ({ signal }) => callSignedIn(production.board, { token, signal, query }),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    },
    queryClient,
  )
}

export function useItem(token: string, id: number) {
  return useQuery(
    {
      queryKey: itemKey(token, id),
      queryFn: ({ signal }) => callSignedIn(production.item, { token, signal, params: { id } }),
    },
    queryClient,
  )
}

/** Loaded on request only: each reading is recorded. */
export function useWorkMeasures(token: string, id: number, enabled: boolean) {
  return useQuery(
    {
      queryKey: [...productionKey(token), 'measures', id],
      queryFn: ({ signal }) => callSignedIn(production.measures, { token, signal, params: { id } }),
      enabled,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
}

export function usePhoto(token: string, id: number) {
  return useQuery(
    {
      queryKey: ['item-photo', token, id],
      queryFn: ({ signal }) => fetchFile(production.photo, { params: { id }, token, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
}

export async function moveItem(token: string, id: number, body: MoveInput): Promise<ProductionItem> {
  return refreshed(token, await callSignedIn(production.move, { token, params: { id }, body }))
}

export async function setReady(token: string, id: number): Promise<ProductionItem> {
  return refreshed(token, await callSignedIn(production.setReady, { token, params: { id } }))
}

async function refreshed(token: string, item: ProductionItem): Promise<ProductionItem> {
  queryClient.setQueryData(itemKey(token, item.id), item)
  await refetchBoard(token)
  return item
}

export function refetchBoard(token: string) {
  return queryClient.invalidateQueries({ queryKey: productionKey(token) })
}

interface PhotoChange {
  itemId: number
  photoId: number
  shared: boolean
  caption: string
}

export async function changePhoto(token: string, { itemId, photoId, shared, caption }: PhotoChange) {
  const body = { shared, caption }
  await callSignedIn(production.changePhoto, { token, params: { id: photoId }, body })
  await queryClient.invalidateQueries({ queryKey: itemKey(token, itemId) })
}

export async function removePhoto(token: string, { itemId, photoId }: { itemId: number; photoId: number }) {
  await callSignedIn(production.removePhoto, { token, params: { id: photoId } })
  await queryClient.invalidateQueries({ queryKey: itemKey(token, itemId) })
}
