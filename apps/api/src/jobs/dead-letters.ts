import type { Tx } from '../db/connection.ts'
import { hideEmails } from '../lib/hide-emails.ts'

interface DeadLetter {
  task: string
  payload: unknown
  attempts: number
  error: unknown
  firstAttemptAt: Date
}

export async function storeDeadLetter(
  tx: Tx,
  { task, payload, attempts, error, firstAttemptAt }: DeadLetter,
) {
  const text = hideEmails(error instanceof Error ? error.message : String(error))
  await tx
    .insertInto('deadLetters')
    .values({ task, payload: JSON.stringify(payload ?? null), attempts, error: text, firstAttemptAt })
    .execute()
}
