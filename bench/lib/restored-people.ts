/** Accounts deleted after the restored point in time, and the numbers assigned since. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { users } from '@shop/contract/users'
import { appUrl } from '@shop/test-kit/database-server'
import { PASSWORD } from './accounts.ts'
import { query } from './backups.ts'
import { as, type Buyer } from './buyers.ts'
import { call } from './call.ts'
import type { TestShop } from './test-shop.ts'

/** Deletes the account as its owner does, and waits until it is in the list next to the backups. */
export async function leave(shop: TestShop, person: Buyer, list: string) {
  const { status } = await call(as(shop, person), users.deleteAccount, { body: { password: PASSWORD } })
  if (status !== 200) throw new Error(`an account was not deleted: ${status}`)
  const isListed = () => existsSync(list) && readFileSync(list, 'utf8').includes(`${person.id}\t`)
  while (!isListed()) await sleep(100)
}

/** What the runbook prescribes after a restore, before the shop is opened. */
export function runAfterRestore(url: string, list: string) {
  const owner = new URL(url)
  owner.username = 'shop_owner'
  const env = { ...process.env, DATABASE_URL: appUrl(url), DATABASE_OWNER_URL: owner.href }
  execFileSync(process.execPath, ['scripts/after-restore.ts', list], { env, stdio: 'inherit' })
}

export async function countAccounts(url: string, { id }: Buyer): Promise<number> {
  const [row] = await query<{ count: number }>(url, `select count(*)::int from users where id = ${id}`)
  return row?.count ?? 0
}

/** How many of the numbers that `lived` has given to customers and to the provider `restored` would assign again. */
export async function numbersGivenAgain(lived: string, restored: string): Promise<number> {
  const [given] = await query<{ id: number; number: number }>(
    lived,
    'select max(id)::int as id, max(number)::int as number from orders',
  )
  const [next] = await query<{ id: number; number: number }>(
    restored,
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id, nextval('order_numbers')::int as number`,
  )
  if (given === undefined || next === undefined) throw new Error('no orders')
  return Math.max(0, given.id - next.id + 1) + Math.max(0, given.number - next.number + 1)
}
