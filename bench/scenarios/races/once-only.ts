import { issueToken } from '@shop/api/features/auth/account-tokens.service'
import { auth } from '@shop/contract/auth'
import { favorites } from '@shop/contract/favorites'
import { aUser } from '@shop/test-kit/factories'
import { calls } from '../../lib/accounts.ts'
import { as, aTestProduct, buyers } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { atEachDelay, exactly, informative, jobsDone, none, type Plan, times } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 1, 20: 1 }, full: { 0: 10, 20: 5, 100: 2 } }
const CLICKS = 50
const OPENINGS = 20

/** What must exist or happen once, requested many times at once: an account, a favourite, the use of a link. */
export const onceOnly: Scenario = (size) =>
  withTestShop({ name: 'once_only', env: { DATABASE_POOL: '20' }, workers: 2 }, (shop) =>
    atEachDelay(shop, ROUNDS[size], async (rounds) => {
      const seen = { accounts: 0, favourites: 0, left: 0, verified: 0, reset: 0, busy: 0, broken: 0 }
      for (let round = 0; round < rounds; round++) {
        seen.accounts += await accountsOfOneAddress(shop)
        const { added, left, busy, broken } = await favouritesOfOneProduct(shop)
        seen.favourites += added
        seen.left += left
        seen.busy += busy
        seen.broken += broken
        seen.verified += await usesOf(shop, 'email_verification')
        seen.reset += await usesOf(shop, 'password_reset')
      }
      const of = (count: number) => `${rounds} rounds of ${count} at once`
      return [
        exactly(rounds, `${of(CLICKS)}: accounts of one address`, seen.accounts),
        exactly(rounds, `${of(CLICKS)}: rows of one favourite`, seen.favourites),
        none(`${of(CLICKS)}: more than one row after adding and removing`, seen.left),
        exactly(rounds, `${of(OPENINGS)}: uses of one link to confirm an address`, seen.verified),
        exactly(rounds, `${of(OPENINGS)}: uses of one link to choose a password`, seen.reset),
        // The clicks of one user run one after the other, each for several database round trips.
        informative(`${of(CLICKS)}: favourites rejected with a retry time (503)`, seen.busy),
        none(`${of(CLICKS)}: favourites rejected with another error`, seen.broken),
      ]
    }),
  )

let addresses = 0

async function accountsOfOneAddress(shop: TestShop): Promise<number> {
  addresses += 1
  const email = `uma-so-${addresses}@exemplo.test`
  await times(CLICKS, () => calls.register(shop.url, email))
  await jobsDone(shop)
  const rows = await shop.db.selectFrom('users').select('id').where('email', '=', email).execute()
  return rows.length
}

async function favouritesOfOneProduct(shop: TestShop) {
  const [buyer] = await buyers(shop, 1)
  const body = { productId: (await aTestProduct(shop, 1)).id }
  if (!buyer) throw new Error('no buyer')
  const caller = as(shop, buyer)
  const rows = async () =>
    (await shop.db.selectFrom('favorites').select('productId').where('userId', '=', buyer.id).execute())
      .length
  const adding = await times(CLICKS, () => call(caller, favorites.add, { body }))
  const added = await rows()
  const toggling = await times(CLICKS, (n) =>
    call(caller, n % 2 === 0 ? favorites.remove : favorites.add, { body }),
  )
  const responses = [...adding, ...toggling]
  return {
    added,
    left: Math.max(0, (await rows()) - 1),
    busy: responses.filter(({ status }) => status === 503).length,
    broken: responses.filter(({ status }) => status !== 200 && status !== 503).length,
  }
}

async function usesOf({ db, url }: TestShop, purpose: 'email_verification' | 'password_reset') {
  const user = await aUser(db, { emailVerifiedAt: null })
  const token = await db
    .transaction()
    .execute((tx) =>
      issueToken(tx, { userId: user.id, purpose, redirectPath: null, requestedAt: new Date() }),
    )
  const responses = await times(OPENINGS, () =>
    purpose === 'email_verification'
      ? call({ url }, auth.verifyEmail, { body: { token } })
      : call({ url }, auth.resetPassword, { body: { token, password: 'renda francesa 9' } }),
  )
  return responses.filter(({ status }) => status === 200).length
}
