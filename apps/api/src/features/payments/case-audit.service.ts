/**
 * Fetches every open case from the provider once a day, so that a lost event does not leave an order flagged for ever.
 */
import { PaymentProblem } from '../../adapters/payments.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import { noteDispute, noteFraudWarning, noteReview } from './disputes.service.ts'
import * as queries from './payment-cases.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'

const PAGE = 100
const notes = { dispute: noteDispute, review: noteReview, fraud_warning: noteFraudWarning } as const

export async function auditCases(deps: PaymentDeps): Promise<void> {
  const { db, payments } = deps
  for await (const page of pagesOf((after) => queries.open(db, { after, limit: PAGE }))) {
    for (const { kind, providerCaseId, paymentIntentId } of page)
      await unlessMissing(() => notes[kind](deps, providerCaseId, paymentIntentId))
  }
  for await (const page of pagesOf((after) => queries.disputedWithoutCase(db, { after, limit: PAGE }))) {
    for (const { paymentIntentId } of page)
      await unlessMissing(async () => {
        for (const id of await payments.disputesOf(paymentIntentId))
          await noteDispute(deps, id, paymentIntentId)
      })
  }
}

/** A case that the provider no longer knows keeps its flag until an admin checks it. */
async function unlessMissing(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PaymentProblem) || error.kind !== 'missing') throw error
  }
}
