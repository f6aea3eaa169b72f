import { adminFailures } from '@shop/contract/admin-failures'
import { adminNotices } from '@shop/contract/admin-notices'
import type { Product } from '@shop/contract/products'
import { relatedProducts } from '@shop/contract/related-products'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'

const SAVE = 'complements'

/** What goes with a product, as edited. Saved apart from the product's form, with its own call. */
export function useComplements(productId: number | undefined) {
  const { token } = useAdmin()
  const [edited, setEdited] = useState<readonly Product[]>()
  const [saving, setSaving] = useState(false)
  const queryKey = ['admin-products', token, 'complements', productId]
  const query = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) =>
        callSignedIn(relatedProducts.complements, { token, signal, params: { id: productId ?? 0 } }),
      enabled: productId !== undefined,
    },
    queryClient,
  )
  const list = edited ?? query.data?.products

  /** Whether it is saved. A list that another administrator changed meanwhile is loaded; this edit stays. */
  const save = async (): Promise<boolean> => {
    if (!list || !query.data || productId === undefined) return false
    setSaving(true)
    try {
      const body = { ids: list.map(({ id }) => id), version: query.data.version }
      const saved = await callSignedIn(relatedProducts.saveComplements, {
        token,
        params: { id: productId },
        body,
      })
      queryClient.setQueryData(queryKey, saved)
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'stale_version') await query.refetch()
      const { updateProduct } = adminFailures
      toastFailure(SAVE, { title: updateProduct.title, description: failureText(problem, updateProduct) })
      setSaving(false)
      return false
    }
    setEdited(undefined)
    setSaving(false)
    toastSuccess(SAVE, adminNotices.productUpdated)
    return true
  }

  return { query, list, saving, unsaved: edited !== undefined, save, change: setEdited }
}
