import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { aSession, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'

export const BOARD = '/admin/producao'

/** A name that no other test's item has: the board is shared. */
export const aBride = () => `Noiva${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`

export async function anItemOf(db: Db, name: string, values: Parameters<typeof aSewnItem>[1] = {}) {
  const order = { customerName: `${name} Sobrenome`, ...values.order }
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'priceCents'])
    .where('name', '=', 'Açucena')
    .executeTakeFirstOrThrow()
  return aSewnItem(db, { ...values, order, product })
}

/** Signed in before the page's next navigation. */
export async function asSeamstress(page: Page, db: Db) {
  const email = `costureira-${crypto.randomUUID()}@exemplo.test`
  const user = await aUser(db, { role: 'seamstress', name: 'Lúcia Prado', email })
  const { token } = await aSession(db, user)
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
}
