import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Tx } from '@shop/api/db/connection'
import type { DB } from '@shop/api/db/tables.gen'
import type { Insertable } from 'kysely'
import { type CustomerKey, customers, logins, type Person } from '../people/people.ts'

export interface SeededCustomer {
  id: number
  person: Person
}

export interface SeededPeople {
  adminId: number
  customers: ReadonlyMap<CustomerKey, SeededCustomer>
}

const dayMs = 24 * 60 * 60_000
// Argon2id, the library's default kind, at the cost that sign-in expects.
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two accounts that anybody may try, and a dozen whose password nobody knows. */
export async function seedPeople(tx: Tx, now: Date, openedAt: Date): Promise<SeededPeople> {
  const adminId = await insertUser(tx, {
    email: logins.admin.email,
    name: logins.admin.name,
    role: 'admin',
    passwordHash: await hash(logins.admin.password, hashCost),
    emailVerifiedAt: openedAt,
    createdAt: openedAt,
    updatedAt: openedAt,
  })

  const publicHash = await hash(logins.customer.password, hashCost)
  const unknownHash = await hash(randomBytes(32).toString('base64url'), hashCost)
  const seeded = new Map<CustomerKey, SeededCustomer>()
  for (const person of customers) {
    const registeredAt = new Date(now.getTime() - person.registeredDaysAgo * dayMs)
    const id = await insertUser(tx, {
      email: person.email,
      name: person.name,
      phone: person.phone ?? null,
      ...person.address,
      passwordHash: person.email === logins.customer.email ? publicHash : unknownHash,
      emailVerifiedAt: registeredAt,
      createdAt: registeredAt,
      updatedAt: registeredAt,
    })
    seeded.set(person.key, { id, person })
  }
  return { adminId, customers: seeded }
}

async function insertUser(tx: Tx, user: Insertable<DB['users']>): Promise<number> {
  const { id } = await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return id
}
