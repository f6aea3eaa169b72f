import { adminFailures } from '@shop/contract/admin-failures'
import { adminNotices } from '@shop/contract/admin-notices'
import type { OfferKind } from '@shop/contract/offers'
import { products } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { draftOf, type LimitName, type OfferDraft, type OffersDraft, settingsOf } from './offers-draft.ts'
import { refetchProducts } from './products.queries.ts'

const SAVE = 'offers'

/** The ways to have a product, as edited. They are saved apart from the product's form, with their own call. */
export function useOffers(productId: number | undefined) {
  const { token } = useAdmin()
  const [edited, setEdited] = useState<OffersDraft>()
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<string>()
  const query = useQuery(
    {
      queryKey: ['admin-products', token, 'offers', productId],
      queryFn: ({ signal }) =>
        callSignedIn(products.offers, { token, signal, params: { id: productId ?? 0 } }),
      enabled: productId !== undefined,
    },
    queryClient,
  )
  const draft = edited ?? (query.data && draftOf(query.data))

  /** Whether they are saved. */
  const save = async (): Promise<boolean> => {
    const body = draft && settingsOf(draft)
    if (!body || productId === undefined) return false
    setSaving(true)
    setError(undefined)
    try {
      await callSignedIn(products.saveOffers, { token, params: { id: productId }, body })
    } catch (problem) {
      // Such as a plan that was removed meanwhile, or one that is missing.
      if (problem instanceof ApiError)
        setError(problem.fields['offers'] ?? (problem.status === 409 ? problem.message : undefined))
      const { updateProduct } = adminFailures
      toastFailure(SAVE, { title: updateProduct.title, description: failureText(problem, updateProduct) })
      setSaving(false)
      return false
    }
    await refetchProducts(token)
    setEdited(undefined)
    setSaving(false)
    toastSuccess(SAVE, adminNotices.productUpdated)
    return true
  }

  return {
    query,
    draft,
    error,
    saving,
    unsaved: edited !== undefined,
    save,
    change(kind: OfferKind, values: Partial<OfferDraft>) {
      if (draft) setEdited({ ...draft, [kind]: { ...draft[kind], ...values } })
    },
    changeLimit(name: LimitName, text: string) {
      if (draft) setEdited({ ...draft, [name]: text })
    },
  }
}
