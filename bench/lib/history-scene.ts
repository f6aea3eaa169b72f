/** Who acts on what in the random history. */
import type { Buyer, TestProduct } from './buyers.ts'
import type { Caller } from './call.ts'
import type { Dice } from './dice.ts'
import type { HistoryRecord } from './history-record.ts'
import type { Purchase } from './purchases.ts'
import type { TestShop } from './test-shop.ts'

export interface Scene {
  shop: TestShop
  admin: Caller
  dresses: readonly TestProduct[]
  /** Sewn to order, by a plan of months: they can be paid in parts. */
  made: readonly TestProduct[]
  collection: string
  record: HistoryRecord
  chance: Dice
}

export interface Person {
  buyer: Buyer
  mine: Purchase[]
  /** Ids of sales of the atelier. */
  sold: number[]
}

export type Action = (scene: Scene, person: Person) => Promise<void>

/** Of the last ones, bought in the shop or in the atelier. */
export function oneOrder({ oneOf }: Dice, { mine, sold }: Person): number | undefined {
  return oneOf([...mine.flatMap(({ intent }) => (intent ? [intent.orderId] : [])), ...sold])
}
