import type { SignedIn } from '@shop/contract/auth'
import { exchangeCarts } from '~/features/cart/account-cart.ts'
import { startSession } from '~/features/session/session.queries.ts'
import { forgetRegistration } from '~/lib/drafts.ts'

/** A slow line delays a person who signs in no longer than this; the page they go to fetches the cart again. */
const LONGEST_WAIT_MS = 3000

/** Starts the session and brings the account's cart, which the next page may need to be there: the checkout turns an empty one away. */
export async function enter(session: SignedIn) {
  startSession(session)
  forgetRegistration()
  const { token, user } = session
  const carts = exchangeCarts({ token, accountId: user.id }).catch(() => undefined)
  await Promise.race([carts, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
