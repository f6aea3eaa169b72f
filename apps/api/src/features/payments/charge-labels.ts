import { type ChargeKind, chargeLabel } from '@shop/contract/payment-plan'

/** As the customer sees them: the first charge, then by the day on which they are due. */
function placeOf({ position, dueOn }: Listed): string {
  return position === 0 ? '' : `${dueOn} ${String(position).padStart(5, '0')}`
}

interface Listed {
  id: number
  kind: ChargeKind
  description: string | null
  position: number
  dueOn: string
  cancelledAt: Date | null
}

/** 'Parcela 2 de 6' of each charge of an order, counting what was to be paid until now. */
export function labelsOf(all: readonly Listed[]) {
  const planned = all
    .filter(({ cancelledAt }) => cancelledAt === null)
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
  return (charge: { id: number }) => {
    const listed = planned.find(({ id }) => id === charge.id)
    return listed === undefined ? 'Parcela' : chargeLabel(listed, planned)
  }
}
