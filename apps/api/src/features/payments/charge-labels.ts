import { type ChargeKind, chargeLabel } from '@shop/contract/payment-plan'

interface Listed {
  id: number
  kind: ChargeKind
  description: string | null
  position: number
  cancelledAt: Date | null
}

/** 'Parcela 2 de 6' of each charge of an order, counting what was to be paid until now. */
export function labelsOf(all: readonly Listed[]) {
  const planned = all
    .filter(({ cancelledAt }) => cancelledAt === null)
    .toSorted((one, other) => one.position - other.position)
  return (charge: { id: number }) => {
    const listed = planned.find(({ id }) => id === charge.id)
    return listed === undefined ? 'Parcela' : chargeLabel(listed, planned)
  }
}
