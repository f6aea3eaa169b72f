/**
 * The roles of those who work in the atelier are granted and revoked on the server, never from the web interface: an
 * attacker who takes over one administrator's session must not be able to create others.
 */
import type { Role } from '@shop/contract/users'
import type { Db } from '../../db/connection.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './admins.queries.ts'
import { lockByEmail } from './auth.queries.ts'

export type RoleChange = 'changed' | 'unchanged' | 'unknown' | 'unverified' | 'blocked'

const ACTIONS: Record<Role, string> = {
  admin: 'user.make_admin',
  seamstress: 'user.make_seamstress',
  customer: 'user.unmake_admin',
}

export const listStaff = queries.list

/** A database trigger ends the account's sessions when its role changes. */
export function setRole(db: Db, email: string, role: Role): Promise<RoleChange> {
  return db.transaction().execute(async (tx) => {
    const account = await lockByEmail(tx, email.trim().toLowerCase())
    if (account === undefined) return 'unknown'
    if (account.role === role) return 'unchanged'
    if (role !== 'customer' && account.emailVerifiedAt === null) return 'unverified'
    if (role !== 'customer' && account.blockedAt !== null) return 'blocked'
    await queries.setRole(tx, account.id, role)
    await recordChange(tx, {
      actor: undefined,
      action: ACTIONS[role],
      objectType: 'user',
      objectId: account.id,
      before: { role: account.role },
      after: { role },
      requestId: 'npm run admin',
    })
    return 'changed'
  })
}
