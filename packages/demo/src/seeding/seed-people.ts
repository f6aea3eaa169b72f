import { randomBytes } from 'node:crypto'
import type { Tx } from '@shop/api/db/connection'
import type { DB } from '@shop/api/db/tables.gen'
import { hashPassword } from '@shop/api/lib/password-hash'
import type { Insertable } from 'kysely'
import type { Atelier } from '../ateliers/atelier.ts'
import type { CustomerKey, Person, WalkIn, WalkInKey } from '../people/person.ts'

export interface SeededCustomer {
  id: number
  person: Person
}

export interface SeededPeople {
  adminId: number
  customers: ReadonlyMap<CustomerKey, SeededCustomer>
  walkInIds: ReadonlyMap<WalkInKey, number>
}

const dayMs = 24 * 60 * 60_000

/** Two accounts with public passwords, and the others with a random, unknown password. */
export async function seedPeople(
  tx: Tx,
  { logins, customers, walkIns }: Pick<Atelier, 'logins' | 'customers' | 'walkIns'>,
  now: Date,
  openedAt: Date,
): Promise<SeededPeople> {
  const adminId = await insertUser(tx, {
    email: logins.admin.email,
    name: logins.admin.name,
    role: 'admin',
    passwordHash: await hashPassword(logins.admin.password),
    emailVerifiedAt: openedAt,
    createdAt: openedAt,
    updatedAt: openedAt,
  })

  const publicHash = await hashPassword(logins.customer.password)
  const unknownHash = await hashPassword(randomBytes(32).toString('base64url'))
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
  return { adminId, customers: seeded, walkInIds: await insertWalkIns(tx, walkIns) }
}

async function insertWalkIns(tx: Tx, walkIns: readonly WalkIn[]): Promise<Map<WalkInKey, number>> {
  const ids = new Map<WalkInKey, number>()
  for (const { key, name, email, phone } of walkIns) {
    const row = tx.insertInto('customers').values({ name, email, phone }).returning('id')
    ids.set(key, (await row.executeTakeFirstOrThrow()).id)
  }
  return ids
}

async function insertUser(tx: Tx, user: Insertable<DB['users']>): Promise<number> {
  const { id } = await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return id
}
