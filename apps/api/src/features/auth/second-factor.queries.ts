import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export function read(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['secondFactorEnabledAt', sql<number>`cardinality(recovery_code_hashes)`.as('recoveryCodesLeft')])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** With the database's clock; locked until the end of the transaction. */
export function lock(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'secondFactorSecret', 'secondFactorEnabledAt'])
    .select(sql<number>`extract(epoch from now())`.as('epochSeconds'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Only for an account with the second factor switched on. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['secondFactorSecret', 'secondFactorLastStep', 'recoveryCodeHashes'])
    .select(sql<number>`extract(epoch from now())`.as('epochSeconds'))
    .where('email', '=', email)
    .where('secondFactorEnabledAt', 'is not', null)
    .executeTakeFirst()
}

/** Stores the secret; false when the second factor is already on. */
export async function offer(tx: Tx, userId: number, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ secondFactorSecret: secret })
    .where('id', '=', userId)
    .where('secondFactorEnabledAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function enable(
  tx: Tx,
  userId: number,
  { step, codeHashes }: { step: number; codeHashes: Buffer[] },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      secondFactorEnabledAt: sql`now()`,
      secondFactorLastStep: step,
      recoveryCodeHashes: codeHashes,
    })
    .where('id', '=', userId)
    .execute()
}

export async function disable(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      secondFactorSecret: null,
      secondFactorEnabledAt: null,
      secondFactorLastStep: null,
      recoveryCodeHashes: [],
    })
    .where('id', '=', userId)
    .execute()
}

/** False when that step, or a later one, was used before. */
export async function useStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ secondFactorLastStep: step })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('secondFactorLastStep', 'is', null), eb('secondFactorLastStep', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function useRecoveryCode(tx: Tx, userId: number, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ recoveryCodeHashes: sql`array_remove(recovery_code_hashes, ${codeHash})` })
    .where('id', '=', userId)
    .where(sql<boolean>`${codeHash} = any (recovery_code_hashes)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
