import { type PaymentState, paymentStateLabels } from '@shop/contract/labels'
import { isOrderStatus } from '~/lib/order-words.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import type { OrderList } from './orders.queries.ts'

const names = { search: 'busca', status: 'status', paymentState: 'pagamento' } as const

export function useOrderList() {
  const { get, change } = useListParams()
  const status = get(names.status)
  const payment = get(names.paymentState)
  const list: OrderList = {
    search: get(names.search),
    status: isOrderStatus(status) ? status : undefined,
    paymentState: isPaymentState(payment) ? payment : undefined,
  }
  return {
    list,
    narrow(values: { search?: string; status?: string; paymentState?: string }) {
      change({
        ...(values.search !== undefined && { [names.search]: values.search }),
        ...(values.status !== undefined && { [names.status]: values.status }),
        ...(values.paymentState !== undefined && { [names.paymentState]: values.paymentState }),
      })
    },
  }
}

function isPaymentState(text: string): text is PaymentState {
  return text in paymentStateLabels
}
