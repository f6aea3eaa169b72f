import type { DeliveryWindow } from '@shop/contract/dates'
import { workingDaysText } from '@shop/contract/store-numbers'
import Calendar from 'lucide-react/icons/calendar'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listOf } from '~/lib/format-list.ts'
import { paths } from '~/paths.ts'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Notice } from '~/ui/notice.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'

interface DeliveryNoticeProps {
  delivery: DeliveryWindow
  /** Where the shop delivers. */
  states: readonly string[]
}

export function DeliveryNotice({ delivery, states }: DeliveryNoticeProps) {
  const { deliveryDays } = useStoreNumbers()
  return (
    <Notice
      icon={<Calendar aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-gold" strokeWidth={1.5} />}
    >
      <p className="font-medium">Receba {formatDelivery(delivery)}</p>
      <p className="text-14 text-ink-2">
        {/* A line may break after the dot, never before it. */}
        {workingDaysText(deliveryDays)} após o pagamento{'\u00a0· '}
        <span className="whitespace-nowrap">Frete Grátis</span>
      </p>
      <p className="text-14 text-ink-2">Entregamos em {listOf(states)}, ou retire no ateliê.</p>
    </Notice>
  )
}

interface MeasuresNoticeProps {
  /** The one that the size finder found, if it was used. */
  baseSize: string | undefined
  finder: ReactNode
}

/** In place of the sizes. */
export function MeasuresNotice({ baseSize, finder }: MeasuresNoticeProps) {
  return (
    <Notice icon={<TapeIcon className="mt-0.5 size-5.5 flex-none text-gold" />}>
      <p className="font-medium">Cortada nas suas medidas{baseSize && `, a partir do ${baseSize}`}</p>
      <p className="text-14 text-ink-2">
        Não precisa escolher um tamanho: depois da compra, o ateliê combina com você as medidas.
      </p>
      <div className="-mb-2.5 text-14">{finder}</div>
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
