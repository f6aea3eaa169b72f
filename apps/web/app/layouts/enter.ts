import type { SignedIn } from '@shop/contract/auth'
import { exchangeCarts } from '~/features/cart/account-cart.ts'
import { startSession } from '~/features/session/session.queries.ts'
import { forgetRegistration } from '~/lib/drafts.ts'

/** The longest time a slow network may delay a sign-in; the next page fetches the cart again. */
const LONGEST_WAIT_MS = 3000

/**
 * Starts the session and loads the account's cart, which the next page may need: the checkout redirects when the cart
 * is empty.
 */
export async function enter(session: SignedIn) {
  startSession(session)
  forgetRegistration()
  const { token, user } = session
  const carts = exchangeCarts({ token, accountId: user.id }).catch(() => undefined)
  await Promise.race([carts, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
