import { orderStatusLabels } from '@shop/contract/labels'
import { orderStatuses, paymentWords } from '~/lib/order-words.ts'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { DeskSelect } from '~/ui/desk/desk-select.tsx'
import { FilterChip, FilterChips } from '~/ui/desk/filter-chip.tsx'
import { SearchField } from '~/ui/desk/search-field.tsx'
import type { OrderList } from './orders.queries.ts'
import type { useOrderList } from './use-order-list.ts'

interface OrdersToolbarProps {
  list: OrderList
  narrow: ReturnType<typeof useOrderList>['narrow']
}

export function OrdersToolbar({ list, narrow }: OrdersToolbarProps) {
  const search = useSearchDraft(list.search, (text) => narrow({ search: text }))
  return (
    <div role="search" className="mb-4 grid gap-2 lg:gap-3">
      <div className="grid gap-2 lg:flex lg:gap-3">
        <SearchField label="Cliente, e-mail ou nº do pedido" {...search} className="lg:w-90" />
        <DeskSelect
          label="Pagamento"
          value={list.paymentState ?? ''}
          onChange={(event) => narrow({ paymentState: event.currentTarget.value })}
          className="lg:w-52"
        >
          <option value="">Todos os pagamentos</option>
          {Object.entries(paymentWords).map(([state, word]) => (
            <option key={state} value={state}>
              {word}
            </option>
          ))}
        </DeskSelect>
      </div>
      <FilterChips label="Status">
        <FilterChip chosen={list.status === undefined} onChoose={() => narrow({ status: '' })}>
          Todos
        </FilterChip>
        {orderStatuses.map((status) => (
          <FilterChip key={status} chosen={list.status === status} onChoose={() => narrow({ status })}>
            {orderStatusLabels[status]}
          </FilterChip>
        ))}
      </FilterChips>
    </div>
  )
}
