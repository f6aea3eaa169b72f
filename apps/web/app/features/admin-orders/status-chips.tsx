import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import { orderStatuses } from '~/shared/orders/order-text.ts'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { countOf, type OrderCounts } from './order-counts.ts'
import type { OrderNarrowing } from './use-order-list.ts'

interface StatusChipsProps extends Pick<OrderNarrowing, 'list' | 'narrow'> {
  counts: OrderCounts | undefined
}

/** Kinds of orders that a status alone does not describe. */
const kinds = [
  { label: 'Parciais', status: undefined, paymentState: 'partly_paid', cancelled: false },
  { label: 'Expirados', status: 'pending', paymentState: 'expired', cancelled: false },
  { label: 'Reembolsados', status: undefined, paymentState: 'refunded', cancelled: false },
  { label: 'Cancelados', status: undefined, paymentState: undefined, cancelled: true },
] as const

/** Each chip shows how many orders it would list for the current search, period and payment filter. */
export function StatusChips({ list, counts, narrow }: StatusChipsProps) {
  const { status, paymentState, cancelled = false } = list
  const kind = kinds.find(
    (one) =>
      one.cancelled === cancelled &&
      (cancelled || (one.status === status && one.paymentState === paymentState)),
  )
  const selectedState = kind ? undefined : paymentState
  const choose = (next: OrderStatus | '') =>
    narrow({ status: next, cancelled: '', ...(kind && { paymentState: '' }) })
  return (
    <FilterChips label="Status">
      <FilterChip
        chosen={status === undefined && !kind}
        onChoose={() => choose('')}
        count={counts && countOf(counts, { paymentState: selectedState })}
      >
        Todos
      </FilterChip>
      {orderStatuses.map((option) => (
        <FilterChip
          key={option}
          chosen={status === option && !kind}
          onChoose={() => choose(option)}
          count={counts && countOf(counts, { status: option, paymentState: selectedState })}
        >
          {orderStatusLabels[option]}
        </FilterChip>
      ))}
      {kinds.map((option) => (
        <FilterChip
          key={option.label}
          chosen={kind === option}
          onChoose={() =>
            narrow({
              status: option.status ?? '',
              paymentState: option.paymentState ?? '',
              cancelled: option.cancelled ? '1' : '',
            })
          }
          count={counts && countOf(counts, option)}
        >
          {option.label}
        </FilterChip>
      ))}
    </FilterChips>
  )
}
