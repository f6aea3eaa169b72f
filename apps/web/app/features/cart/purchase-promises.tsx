import type { DeliveryWindow } from '@shop/contract/dates'
import type { PaymentMethod } from '@shop/contract/store'
import { workingDaysText } from '@shop/contract/store-numbers'
import Calendar from 'lucide-react/icons/calendar'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import Scissors from 'lucide-react/icons/scissors'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { listOf } from '~/lib/format-list.ts'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { paymentText } from './cart-text.ts'

interface PurchasePromisesProps {
  /** Undefined while it is computed. */
  delivery: DeliveryWindow | undefined
  /** By the plans of the atelier, not by the shop's usual days. */
  isComputed?: boolean
  /** Where the shop delivers. */
  states: readonly string[]
  paymentMethods: readonly PaymentMethod[]
  /** The order is collected at the atelier. */
  pickup?: boolean
}

const icon = {
  'aria-hidden': true,
  className: 'mt-0.5 size-4.5 flex-none text-gold',
  strokeWidth: 1.5,
} as const

export function PurchasePromises({
  delivery,
  isComputed = false,
  states,
  paymentMethods,
  pickup = false,
}: PurchasePromisesProps) {
  const { deliveryDays } = useStoreNumbers()
  return (
    <ul className="mt-5 grid gap-3 text-14 leading-[1.45] text-ink-2">
      <PurchasePromise icon={pickup ? <Calendar {...icon} /> : <Truck {...icon} />}>
        {pickup ? 'Retire' : 'Frete Grátis · chega'}{' '}
        {delivery && <strong className="font-semibold text-ink">{formatDelivery(delivery)}</strong>}
        {!isComputed && `, ${workingDaysText(deliveryDays)} após o pagamento`}
      </PurchasePromise>
      <PurchasePromise icon={<MapPin {...icon} />}>
        {pickup ? 'Retirada no ateliê, sem custo' : `Entregamos em ${listOf(states)}, ou retire no ateliê`}
      </PurchasePromise>
      <PurchasePromise icon={<Scissors {...icon} />}>Ajustes básicos inclusos</PurchasePromise>
      <PurchasePromise icon={<Lock {...icon} />}>{paymentText(paymentMethods)}</PurchasePromise>
    </ul>
  )
}

function PurchasePromise({ icon: drawing, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {drawing}
      <span>{children}</span>
    </li>
  )
}
