import { forgetCart, sendLastChanges } from '~/features/cart/account-cart.ts'
import { forgetDraft } from '~/features/checkout/draft.ts'
import { forgetSearches } from '~/features/search/recent-searches.ts'
import { cachedAccount, signOut as endSession } from '~/features/session/session.queries.ts'
import { writeWeddingDay } from '~/shared/delivery/wedding-day.ts'

/** Signs out locally at once. Unsaved cart changes are sent before the server session ends. */
export function signOut(token: string) {
  const account = cachedAccount(token)
  const sent = account ? sendLastChanges({ token, accountId: account.id }) : Promise.resolve()
  endSession(token, sent)
  forgetCart()
  forgetDraft()
  forgetSearches()
  writeWeddingDay(undefined)
}
