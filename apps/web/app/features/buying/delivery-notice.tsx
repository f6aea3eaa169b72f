import { deliveryWorkingDays } from '@shop/contract/constants'
import type { DeliveryWindow } from '@shop/contract/dates'
import Calendar from 'lucide-react/icons/calendar'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { Notice } from '~/ui/notice.tsx'

const { min, max } = deliveryWorkingDays

export function DeliveryNotice({ delivery }: { delivery: DeliveryWindow }) {
  return (
    <Notice
      icon={<Calendar aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-gold" strokeWidth={1.5} />}
    >
      <p className="font-medium">Receba {formatDelivery(delivery)}</p>
      <p className="text-14 text-ink-2">
        {/* A line may break after the dot, never before it. */}
        {min} a {max} dias úteis após o pagamento{'\u00a0· '}
        <span className="whitespace-nowrap">Frete Grátis</span>
      </p>
    </Notice>
  )
}

export function SoldOutNotice() {
  return (
    <Notice
      tone="error"
      icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5.5 flex-none" strokeWidth={1.5} />}
    >
      <p className="font-medium">Esgotado</p>
      <p className="text-14 text-ink-2">
        Este modelo não está disponível no momento. Salve nos favoritos ou{' '}
        <Link to={paths.contact} className="text-wine underline underline-offset-3 hover:decoration-2">
          fale com o ateliê
        </Link>{' '}
        sobre uma nova confecção.
      </p>
    </Notice>
  )
}
