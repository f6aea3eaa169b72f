import { auth } from '@shop/contract/auth'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { PASSWORD, post, type Reply } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'

const ACCOUNTS = 8
const IN_FLIGHT = 72
const CROWD = '10.0.9.9'

/**
 * Eight accounts sign in from one address with right passwords, 72 at a time, continuously. Can others still sign in?
 */
export const signInCrowd: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('sign_in_crowd', { ROLE: 'web', TRUST_PROXY: '1' })
    later(stop)
    const signIn = (email: string, from: string) =>
      post(shop.url + auth.login.path, { email, password: PASSWORD }, { 'x-forwarded-for': from })
    const crowd = await Promise.all(Array.from({ length: ACCOUNTS }, () => aUser(db)))
    const others = await Promise.all(Array.from({ length: size === 'full' ? 40 : 10 }, () => aUser(db)))

    const end = new AbortController()
    const statuses: number[] = []
    const members = Array.from({ length: IN_FLIGHT }, async (_, n) => {
      while (!end.signal.aborted)
        statuses.push((await signIn(crowd[n % ACCOUNTS]?.email ?? '', CROWD)).status)
    })
    const replies: Reply[] = []
    for (const [n, { email }] of others.entries()) replies.push(await signIn(email, `10.1.0.${n + 1}`))
    end.abort()
    await Promise.all(members)

    return [
      {
        what: `sign-ins of the accounts at one address, ${IN_FLIGHT} at a time`,
        value: statuses.length,
        unit: '',
      },
      { what: 'of them signed in', value: statuses.filter((status) => status === 200).length, unit: '' },
      {
        what: `other customers not signed in, of ${others.length}`,
        value: replies.filter(({ status }) => status !== 200).length,
        unit: '',
        atMost: 0,
      },
      {
        what: 'the slowest of them',
        value: percentile(
          replies.map(({ ms }) => ms),
          1,
        ),
        unit: 'ms',
      },
    ]
  })
