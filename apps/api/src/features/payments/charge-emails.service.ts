/** Emails about the charges after the first one, queued in the transaction that changed them. */
import { saoPauloDay } from '@shop/contract/calendar-days'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel } from '@shop/contract/payment-plan'
import type { Tx } from '../../db/connection.ts'
import { chargePaid } from '../../emails/charge-paid.ts'
import { chargesChanged } from '../../emails/charges-changed.ts'
import { extraProposed } from '../../emails/extra-proposed.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyCustomer } from './payment-emails.service.ts'

interface PartPaid {
  orderId: number
  chargeId: number
  /** 'Pix', 'Visa final 4242', 'Dinheiro'. */
  paidWith: string
}

/** The deposit is part of the confirmation of its order; every later charge has an email of its own. */
export function notifyPartPaid(tx: Tx, deps: PaymentDeps, { orderId, chargeId, paidWith }: PartPaid) {
  return notifyCustomer(tx, deps, { kind: 'charge.paid', objectId: chargeId, orderId }, (sender, order) => {
    const { number, customer, totalCents, paidCents = 0, charges = [] } = order
    const paid = charges.find(({ id }) => id === chargeId)
    return chargePaid(sender, {
      name: customer.name,
      number,
      label: paid ? chargeLabel(paid, charges) : '',
      amountCents: paid?.amountCents ?? 0,
      paidWith,
      paidOn: saoPauloDay(paid?.paidAt ?? new Date()),
      paidCents,
      totalCents,
      open: openOf(charges),
    })
  })
}

interface ChargesChangedInput {
  orderId: number
  /** Raised by the change. */
  version: number
  before: ReturnType<typeof openOf>
  reason: string
}

export function notifyChargesChanged(
  tx: Tx,
  deps: PaymentDeps,
  { orderId, version, before, reason }: ChargesChangedInput,
) {
  const about = { kind: 'charges.changed', objectId: `${orderId}-${version}`, orderId }
  return notifyCustomer(tx, deps, about, (sender, order) => {
    const { number, customer, charges = [] } = order
    return chargesChanged(sender, { name: customer.name, number, before, after: openOf(charges), reason })
  })
}

interface Extra {
  id: number
  orderId: number
  description: string
  amountCents: number
  dueOn: string
}

export function notifyExtraProposed(tx: Tx, deps: PaymentDeps, { id, orderId, ...extra }: Extra) {
  return notifyCustomer(
    tx,
    deps,
    { kind: 'extra.proposed', objectId: id, orderId },
    (sender, { number, customer }) => extraProposed(sender, { name: customer.name, number, ...extra }),
  )
}

type Openable = Pick<OrderCharge, 'kind' | 'description' | 'amountCents' | 'dueOn' | 'paidAt' | 'cancelledAt'>

/** What is still to be paid, the next first. */
export function openOf(charges: readonly Openable[]) {
  const isOpen = ({ paidAt, cancelledAt }: Openable) => paidAt === null && cancelledAt === null
  return charges.filter(isOpen).map((charge) => ({
    label: chargeLabel(charge, charges),
    amountCents: charge.amountCents,
    dueOn: charge.dueOn,
  }))
}
