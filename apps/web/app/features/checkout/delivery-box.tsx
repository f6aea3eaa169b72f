import type { DeliveryWindow } from '@shop/contract/dates'
import { workingDaysText } from '@shop/contract/store-numbers'
import Calendar from 'lucide-react/icons/calendar'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Notice } from '~/ui/notice.tsx'

interface DeliveryBoxProps {
  delivery: DeliveryWindow
  /** By the plans of the atelier, not by the shop's usual days. */
  isComputed?: boolean
  /** The destination, shown instead of how the days are counted. */
  place?: string
  /** The order is collected at the atelier. */
  pickup?: boolean
}

export function DeliveryBox({ delivery, isComputed = false, place, pickup = false }: DeliveryBoxProps) {
  const { deliveryDays } = useStoreNumbers()
  return (
    <div className="mt-6">
      <Notice
        icon={
          <Calendar aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-gold" strokeWidth={1.5} />
        }
      >
        <p className="font-medium">
          {pickup ? 'Retire' : 'Receba'} {formatDelivery(delivery)}
        </p>
        <p className="text-14 wrap-anywhere text-ink-2">
          {place ??
            (isComputed
              ? 'Se o pagamento for feito hoje'
              : `${workingDaysText(deliveryDays)} após o pagamento`)}
          {!pickup && (
            <>
              {'\u00a0· '}
              <span className="whitespace-nowrap">Frete Grátis</span>
            </>
          )}
        </p>
      </Notice>
    </div>
  )
}
