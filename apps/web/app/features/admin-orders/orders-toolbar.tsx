import { useSearchDraft } from '~/lib/use-list-params.ts'
import { paymentLabels } from '~/shared/orders/order-text.ts'
import { SearchField } from '~/ui/search-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { OrderCounts } from './order-counts.ts'
import { lastDays, OWN_DATES } from './order-period.ts'
import { OwnDates } from './own-dates.tsx'
import { StatusChips } from './status-chips.tsx'
import type { OrderNarrowing } from './use-order-list.ts'

interface OrdersToolbarProps extends OrderNarrowing {
  counts: OrderCounts | undefined
}

export function OrdersToolbar({ list, period, narrow, counts }: OrdersToolbarProps) {
  const search = useSearchDraft(list.search, (text) => narrow({ search: text }))
  return (
    <div role="search" className="mb-4 grid gap-2 lg:gap-3">
      <div className="flex flex-wrap gap-2 lg:gap-3">
        <SearchField label="Cliente, telefone ou nº do pedido" {...search} className="w-full lg:w-90" />
        <SelectField
          labelHidden
          label="Pagamento"
          value={list.paymentState ?? ''}
          onChange={(event) => narrow({ paymentState: event.currentTarget.value })}
          className="max-lg:flex-auto lg:w-52"
        >
          <option value="">Pagamentos</option>
          {Object.entries(paymentLabels).map(([state, word]) => (
            <option key={state} value={state}>
              {word}
            </option>
          ))}
        </SelectField>
        <SelectField
          labelHidden
          label="Período"
          value={period}
          onChange={(event) => narrow({ period: event.currentTarget.value, from: '', to: '' })}
          className="max-lg:flex-auto lg:w-52"
        >
          <option value="">Todo o período</option>
          {Object.entries(lastDays).map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
          <option value={OWN_DATES}>Escolher datas</option>
        </SelectField>
        {period === OWN_DATES && <OwnDates list={list} narrow={narrow} />}
      </div>
      <StatusChips list={list} narrow={narrow} counts={counts} />
    </div>
  )
}
