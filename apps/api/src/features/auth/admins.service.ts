/**
 * The administrator role is granted and revoked on the server, never from the web interface: an attacker who takes over
 * one administrator's session must not be able to create others.
 */
import type { Role } from '@shop/contract/users'
import type { Db } from '../../db/connection.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './admins.queries.ts'
import { lockByEmail } from './auth.queries.ts'

export type RoleChange = 'changed' | 'unchanged' | 'unknown' | 'unverified' | 'blocked'

export const listAdmins = queries.list

/** A database trigger ends the account's sessions when its role changes. */
export function setRole(db: Db, email: string, role: Role): Promise<RoleChange> {
  return db.transaction().execute(async (tx) => {
    const account = await lockByEmail(tx, email.trim().toLowerCase())
    if (account === undefined) return 'unknown'
    if (account.role === role) return 'unchanged'
    if (role === 'admin' && account.emailVerifiedAt === null) return 'unverified'
    if (role === 'admin' && account.blockedAt !== null) return 'blocked'
    await queries.setRole(tx, account.id, role)
    await recordChange(tx, {
      actor: undefined,
      action: role === 'admin' ? 'user.make_admin' : 'user.unmake_admin',
      objectType: 'user',
      objectId: account.id,
      before: { role: account.role },
      after: { role },
      requestId: 'npm run admin',
    })
    return 'changed'
  })
}
