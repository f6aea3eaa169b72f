import type { Order } from '@shop/contract/order'
import type { User } from '@shop/contract/users'
import { z } from '@shop/contract/zod'
import type { CheckoutTexts } from './checkout-schema.ts'
import { textsOf } from './prefill.ts'
import type { Step } from './steps.ts'

/**
 * What has been typed so far, for a reload or another tab. It is removed with the purchase, with Sair or after a day,
 * belongs to one account and contains no card data: those fields belong to the provider. A typed CPF stays in its tab.
 */
const KEY = 'atelier.checkout-draft'
/** Which measurement sheet goes with which line, stored in this tab by `measures-choice.ts`. */
export const MEASURES_KEY = 'atelier.checkout-measures'
/** Apart from the draft, because it is deleted with the tab. */
const CPF_KEY = 'atelier.checkout-cpf'
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
    cpf: z.string().default(''),
    // Missing in drafts of the first release, which have number and neighbourhood in `address`.
    fulfilment: z.string().default('ship'),
    zipCode: z.string(),
    address: z.string(),
    number: z.string().default(''),
    neighborhood: z.string().default(''),
    complement: z.string(),
    city: z.string(),
    state: z.string(),
    pickupName: z.string().default(''),
    notes: z.string(),
    wishedOn: z.string().default(''),
    plan: z.string().default(''),
    parts: z.string().default(''),
    remindMe: z.string().default(''),
  }),
})

export function readDraft(accountId: number) {
  try {
    const stored = draft.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
    const isFresh = Date.now() - stored.storedAt < DAY_MS
    if (stored.accountId !== accountId || !isFresh) return undefined
    return { ...stored, texts: { ...stored.texts, cpf: cpfTypedBy(accountId) } }
  } catch {
    return undefined
  }
}

/** Stored as the account's id and the text, separated by a space. */
function cpfTypedBy(accountId: number): string {
  const [owner, cpf = ''] = sessionStorage.getItem(CPF_KEY)?.split(' ') ?? []
  return owner === String(accountId) ? cpf : ''
}

export function storeDraft(accountId: number, step: Step, texts: CheckoutTexts) {
  const stored = {
    storedAt: Date.now(),
    accountId,
    // A card has to be entered again, so a draft never resumes at the review.
    step: Math.min(step, 3),
    texts: { ...texts, cpf: '' },
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
    sessionStorage.setItem(CPF_KEY, `${accountId} ${texts.cpf}`)
  } catch {
    // Storage is unavailable: the page works without a draft.
  }
}

/** In a tab without a draft, an order that was begun resumes at its payment. */
export function continueFrom(account: User, order: Order) {
  if (!readDraft(account.id)) storeDraft(account.id, 3, textsOf(order, account))
}

export function forgetDraft() {
  try {
    localStorage.removeItem(KEY)
    sessionStorage.removeItem(MEASURES_KEY)
    sessionStorage.removeItem(CPF_KEY)
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}
