/** Who placed a planned order: an account, or a guest who may have added the order to an account later. */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { termsKey } from '@shop/contract/terms'
import { guests, walkIns } from '../people/people.ts'
import type { Buyer, GuestKey, WalkInKey } from '../people/person.ts'
import type { Timeline } from '../shop/order-timeline.ts'
import type { PlannedOrder } from '../shop/planned-order.ts'
import { required } from './required.ts'
import type { SeededPeople } from './seed-people.ts'

const guestKeys: ReadonlySet<string> = new Set(guests.keys())
const walkInKeys: ReadonlySet<string> = new Set(walkIns.keys())

export interface Purchaser {
  /** Null without an account. */
  id: number | null
  /** Of a sale of the atelier to somebody without an account. */
  customerId?: number
  person: Buyer
}

export function buyerOf({ customer }: PlannedOrder, people: SeededPeople): Purchaser {
  if (isGuest(customer)) return { id: null, person: required(guests, customer) }
  if (isWalkIn(customer))
    return {
      id: null,
      customerId: required(people.walkInIds, customer),
      person: required(walkIns, customer),
    }
  return required(people.customers, customer)
}

function isGuest(key: PlannedOrder['customer']): key is GuestKey {
  return guestKeys.has(key)
}

function isWalkIn(key: PlannedOrder['customer']): key is WalkInKey {
  return walkInKeys.has(key)
}

export function isGuestOrder({ customer, claimedAfterDays }: PlannedOrder): boolean {
  return isGuest(customer) || claimedAfterDays !== undefined
}

/** The customer's own event of moving the order to the account. */
export function claimOf({ claimedAfterDays }: PlannedOrder, { columns: { createdAt } }: Timeline) {
  if (claimedAfterDays === undefined) return []
  const at = new Date(new Date(createdAt ?? 0).getTime() + claimedAfterDays * 86_400_000)
  return [{ kind: 'claimed' as const, details: '{}', at, byAdmin: false }]
}

/** A guest placed the order as nobody known, also one who has claimed it since. A job moves late promises. */
export function actorOf({ id }: Purchaser, planned: PlannedOrder, kind: string): number | null {
  if (kind === 'promise_changed') return null
  return isGuestOrder(planned) && kind !== 'claimed' ? null : id
}

/** Orders from before the texts had a key have none. */
export function acceptedTerms({ columns: { createdAt } }: Timeline): string | null {
  return saoPauloDay(new Date(createdAt ?? 0)) < termsKey ? null : termsKey
}
