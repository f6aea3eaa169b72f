import { production } from '@shop/contract/production'
import { queryClient } from '~/lib/query-client.ts'
import { uploadSignedIn } from '~/lib/upload.ts'

/** Of all that is read about the work. */
export const productionKey = (token: string) => ['admin-production', token]

export const itemKey = (token: string, id: number) => [...productionKey(token), 'item', id]

export async function addPhoto(token: string, id: number, file: File) {
  await uploadSignedIn(production.addPhoto, { token, params: { id }, files: [{ field: 'file', file }] })
  await queryClient.invalidateQueries({ queryKey: itemKey(token, id) })
}
