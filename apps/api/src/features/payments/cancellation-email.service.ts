/** The email that a cancellation would send: the administrator reads it before she confirms. */
import type { Cancellation } from '@shop/contract/orders'
import { found } from '../../lib/app-error.ts'
import { cancellationFacts } from './cancellation-facts.service.ts'
import { planCancellation } from './cancellation-terms.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { cancelledEmail } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'
import { checkByHand } from './returnable-charges.service.ts'

export async function previewCancelledEmail(
  deps: PaymentDeps,
  orderId: number,
  input: Cancellation,
): Promise<{ subject: string; text: string }> {
  return deps.db.transaction().execute(async (tx) => {
    const order = found(await queries.lock(tx, orderId), 'order_not_found')
    const plan = await planCancellation(tx, order, input)
    await checkByHand(tx, plan.parts, input.byHand)
    const { subject, text } = await cancelledEmail(tx, deps, orderId, cancellationFacts(plan, input.byHand))
    return { subject, text }
  })
}
