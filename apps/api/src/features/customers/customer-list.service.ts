/** All customers of the atelier: accounts, and those of its own sales who have none. */
import type { Customer } from '@shop/contract/customers'
import type { Db } from '../../db/connection.ts'
import { isPhone } from '../../db/typed-phone.ts'
import { encodeCursor, textPositionOf } from '../../lib/keyset-cursor.ts'
import * as list from './customer-list.queries.ts'
import * as accounts from './customers.queries.ts'
import { countAccounts, findAccounts } from './customers.service.ts'
import * as walkIns from './walk-ins.queries.ts'

const DEFAULT_LIMIT = 100
const BATCH_SIZE = 500
/** A complete number has one account or a few; its last digits have some more. */
const MOST_OF_PHONE = 500

interface Query {
  search?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export async function readCustomers(db: Db, { search, limit = DEFAULT_LIMIT, cursor }: Query) {
  const after = cursor === undefined ? undefined : textPositionOf(cursor)
  const filter = await filterOf(db, search)
  const [ranks, accountCount, walkInCount] = await Promise.all([
    // One extra row shows whether there is a next page.
    list.ranks(db, filter, { limit: limit + 1, after }),
    countAccounts(db, filter.accounts),
    list.countWalkIns(db, filter),
  ])
  const shown = ranks.slice(0, limit)
  const last = shown.at(-1)
  return {
    customers: await present(db, shown),
    total: accountCount + walkInCount,
    nextCursor: ranks.length > limit && last ? encodeCursor(last) : undefined,
  }
}

/** All of them, a batch at a time. */
export async function* readEveryCustomer(db: Db, search: string | undefined): AsyncGenerator<ListedCustomer> {
  const filter = await filterOf(db, search)
  let after: list.Position | undefined
  do {
    const ranks = await list.ranks(db, filter, { limit: BATCH_SIZE, after })
    yield* await present(db, ranks)
    after = ranks.length < BATCH_SIZE ? undefined : ranks.at(-1)
  } while (after !== undefined)
}

export type ListedCustomer =
  | { kind: 'account'; account: accounts.AccountRow }
  | Extract<Customer, { kind: 'walk_in' }>

async function filterOf(db: Db, typed: string | undefined): Promise<list.CustomerFilter> {
  const search = typed === '' ? undefined : typed
  if (search === undefined || !isPhone(search))
    return { accounts: await findAccounts(db, search), search, isPhone: false }
  const [byPhone, { ids = [] }] = await Promise.all([
    list.accountsOfPhone(db, search, MOST_OF_PHONE),
    findAccounts(db, search),
  ])
  return { accounts: { ids: [...new Set([...byPhone, ...ids])] }, search, isPhone: true }
}

async function present(db: Db, ranks: readonly list.Position[]): Promise<ListedCustomer[]> {
  const idsOf = (bit: number) => ranks.filter(({ id }) => id % 2 === bit).map(({ id }) => Math.floor(id / 2))
  const [accountRows, walkInRows] = await Promise.all([
    accounts.ofIds(db, idsOf(0)),
    walkIns.ofIds(db, idsOf(1)),
  ])
  const byRank = new Map<number, ListedCustomer>([
    ...accountRows.map((account) => [account.id * 2, { kind: 'account' as const, account }] as const),
    ...walkInRows.map((row) => [row.id * 2 + 1, { kind: 'walk_in' as const, ...row }] as const),
  ])
  // One that was erased meanwhile is left out.
  return ranks.flatMap(({ id }) => byRank.get(id) ?? [])
}
