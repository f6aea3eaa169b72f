/** Casa Aurora: the demo's second atelier, in October, so that no date is in the month of the first one's name. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { casaAurora } from '@shop/demo/ateliers/aurora/casa-aurora'
import { type DemoShop, startDemoShop } from '@shop/test-kit/demo-shop'
import { aSession } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { test as base } from './http/fixtures.ts'

const MOMENT = new Date('2026-10-26T13:12:00Z')

export const test = base.extend<object, { aurora: DemoShop }>({
  aurora: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const name = `aurora_${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const shop = await startDemoShop(name, { RATE_LIMITS }, { moment: MOMENT, atelier: casaAurora.id })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ aurora }, use) => use(aurora.shop.url),
})

export async function adminToken(db: Db): Promise<string> {
  const { email } = casaAurora.logins.admin
  const admin = db.selectFrom('users').select('id').where('email', '=', email)
  return (await aSession(db, await admin.executeTakeFirstOrThrow())).token
}
