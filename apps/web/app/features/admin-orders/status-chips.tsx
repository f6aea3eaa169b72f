import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import { useAdmin } from '~/lib/admin.ts'
import { orderStatuses } from '~/lib/order-words.ts'
import { useToday } from '~/lib/today-query.ts'
import { FilterChip, FilterChips } from '~/ui/desk/filter-chip.tsx'
import { allOrders, ordersOf } from './order-counts.ts'
import type { OrderNarrowing } from './use-order-list.ts'

/** How many there are of each, as long as nothing else narrows the list: a count says what its chip shows. */
export function StatusChips({ list, narrow }: Pick<OrderNarrowing, 'list' | 'narrow'>) {
  const { token } = useAdmin()
  const { data } = useToday(token)
  const { search, status, paymentState, from, to } = list
  const expired = status === 'pending' && paymentState === 'expired'
  const alone = search === '' && from === undefined && to === undefined && (expired || !paymentState)
  const counts = alone ? data : undefined
  const choose = (next: OrderStatus | '') => narrow({ status: next, ...(expired && { paymentState: '' }) })
  return (
    <FilterChips label="Status">
      <FilterChip
        chosen={status === undefined}
        onChoose={() => choose('')}
        count={counts && allOrders(counts)}
      >
        Todos
      </FilterChip>
      {orderStatuses.map((option) => (
        <FilterChip
          key={option}
          chosen={status === option && !expired}
          onChoose={() => choose(option)}
          count={counts && ordersOf(counts, option)}
        >
          {orderStatusLabels[option]}
        </FilterChip>
      ))}
      <FilterChip
        chosen={expired}
        onChoose={() => narrow({ status: 'pending', paymentState: 'expired' })}
        count={counts?.expiredOrders}
      >
        Expirados
      </FilterChip>
    </FilterChips>
  )
}
