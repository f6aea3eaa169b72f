import { networkFailure } from '@shop/contract/failures'
import { orders } from '@shop/contract/orders'
import { failureText } from '~/lib/failure-text.ts'
import { fetchFile, saveFile } from '~/lib/files.ts'
import { toast } from '~/lib/toasts.ts'
import { filterOf, type OrderList } from './orders.queries.ts'

/** Downloads the orders that match the filters, as CSV. */
export async function downloadOrders(token: string, list: OrderList) {
  try {
    saveFile(await fetchFile(orders.exportCsv, { token, query: filterOf(list) }), 'pedidos.csv')
  } catch (error) {
    toast({ title: 'Erro', description: failureText(error, networkFailure), variant: 'destructive' })
  }
}
