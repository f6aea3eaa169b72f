import { forgetCart, sendLastChanges } from '~/features/cart/account-cart.ts'
import { forgetDraft } from '~/features/checkout/draft.ts'
import { signOut as endSession, knownAccount } from '~/features/session/session.queries.ts'

/** The person is out at once. A cart that has not reached the account yet is sent before its session ends. */
export function signOut(token: string) {
  const account = knownAccount(token)
  const sent = account ? sendLastChanges({ token, accountId: account.id }) : Promise.resolve()
  endSession(token, sent)
  forgetCart()
  forgetDraft()
}
