import type { Order } from '@shop/contract/order'
import { z } from '@shop/contract/zod'
import type { CheckoutTexts } from './checkout-schema.ts'
import { textsOf } from './prefill.ts'
import type { Step } from './steps.ts'

/**
 * What has been typed so far, for a reload or another tab. It is removed with the purchase, with Sair or after a day,
 * belongs to one account and contains no card data: those fields belong to the provider.
 */
const KEY = 'atelier.checkout-draft'
/** Which measurement sheet goes with which line, stored in this tab by `measures-choice.ts`. */
export const MEASURES_KEY = 'atelier.checkout-measures'
const DAY_MS = 24 * 60 * 60_000

const draft = z.object({
  storedAt: z.number(),
  accountId: z.int(),
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  texts: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    zipCode: z.string(),
    address: z.string(),
    complement: z.string(),
    city: z.string(),
    state: z.string(),
    notes: z.string(),
  }),
})

export function readDraft(accountId: number) {
  try {
    const stored = draft.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
    const isFresh = Date.now() - stored.storedAt < DAY_MS
    return stored.accountId === accountId && isFresh ? stored : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(accountId: number, step: Step, texts: CheckoutTexts) {
  // A card has to be entered again, so a draft never resumes at the review.
  const stored = { storedAt: Date.now(), accountId, step: Math.min(step, 3), texts }
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage is unavailable: the page works without a draft.
  }
}

/** In a tab without a draft, an order that was begun resumes at its payment. */
export function continueFrom(accountId: number, order: Order) {
  if (!readDraft(accountId)) storeDraft(accountId, 3, textsOf(order))
}

export function forgetDraft() {
  try {
    localStorage.removeItem(KEY)
    sessionStorage.removeItem(MEASURES_KEY)
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}
