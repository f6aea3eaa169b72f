import { type PaymentState, paymentStateLabels } from '@shop/contract/labels'
import { useListParams } from '~/lib/use-list-params.ts'
import { useNow } from '~/lib/use-now.ts'
import { isOrderStatus } from '~/shared/orders/order-text.ts'
import { daysOf, isPeriod } from './order-period.ts'
import type { OrderList } from './orders.queries.ts'

const names = {
  search: 'busca',
  status: 'status',
  paymentState: 'pagamento',
  cancelled: 'cancelados',
  period: 'periodo',
  from: 'de',
  to: 'ate',
} as const

const nothing = { search: '', status: '', paymentState: '', cancelled: '', period: '', from: '', to: '' }

type Narrowing = Partial<Record<keyof typeof names, string>>

/** The list described by the URL, and functions to change it. */
export function useOrderList() {
  const { get, change } = useListParams()
  const now = useNow()
  const status = get(names.status)
  const payment = get(names.paymentState)
  const period = get(names.period)
  const typed = { from: get(names.from), to: get(names.to) }
  const chosen = isPeriod(period) ? period : ''
  const list: OrderList = {
    search: get(names.search),
    status: isOrderStatus(status) ? status : undefined,
    paymentState: isPaymentState(payment) ? payment : undefined,
    cancelled: get(names.cancelled) === '1',
    ...daysOf(chosen, typed, now),
  }
  const narrow = (values: Narrowing) =>
    change(Object.fromEntries(Object.entries(values).map(([key, text]) => [nameOf(key), text])))
  return {
    list,
    period: chosen,
    narrow,
    clear: () => narrow(nothing),
  }
}

export type OrderNarrowing = Pick<ReturnType<typeof useOrderList>, 'list' | 'period' | 'narrow'>

function nameOf(key: string): string {
  return Object.entries(names).find(([name]) => name === key)?.[1] ?? key
}

function isPaymentState(text: string): text is PaymentState {
  return Object.hasOwn(paymentStateLabels, text)
}
