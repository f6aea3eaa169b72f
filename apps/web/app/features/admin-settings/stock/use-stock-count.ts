import { adminFailures } from '@shop/contract/admin-failures'
import { stockCounted } from '@shop/contract/admin-notices'
import type { ProductStock, StockCount } from '@shop/contract/stock'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { type CountDraft, countOf, draftKey } from './count-draft.ts'
import { refetchStock, saveCount } from './stock.queries.ts'

const SAVE = 'stock-count'

/** One count at a time: of the sizes and colours (`draft`), or of all units together (`pooled`). */
export function useStockCount(product: ProductStock) {
  const { token } = useAdmin()
  const [draft, setDraft] = useState<CountDraft>()
  const [pooled, setPooled] = useState<string>()
  const [saving, setSaving] = useState(false)
  const stop = () => {
    setDraft(undefined)
    setPooled(undefined)
  }

  const save = async (count: StockCount) => {
    setSaving(true)
    try {
      await saveCount(token, product.id, count)
      stop()
      toastSuccess(SAVE, stockCounted(product.name))
    } catch (error) {
      // The numbers on the screen are outdated; what was typed stays.
      if (error instanceof ApiError && error.status === 409) await refetchStock(token)
      toastFailure(SAVE, {
        title: adminFailures.countStock.title,
        description: failureText(error, adminFailures.countStock),
      })
    }
    setSaving(false)
  }

  return {
    draft,
    pooled,
    saving,
    begin() {
      if (product.mode === 'pooled') setPooled(String(product.stockQuantity))
      else setDraft(new Map(product.variants.map((one) => [draftKey(one), String(one.stockQuantity)])))
    },
    /** From one number to numbers by size and colour: every one is counted. */
    separate() {
      setPooled(undefined)
      setDraft(new Map())
    },
    type(variant: { size: string; color: string }, text: string) {
      setDraft((before) => new Map(before).set(draftKey(variant), text))
    },
    typePooled: setPooled,
    stop,
    saveDraft: () => save(countOf(product, draft ?? new Map())),
    savePooled: (stockQuantity: number) =>
      save({ mode: 'pooled', stockQuantity, stockRead: product.stockQuantity, version: product.version }),
  }
}

export type StockCounting = ReturnType<typeof useStockCount>
