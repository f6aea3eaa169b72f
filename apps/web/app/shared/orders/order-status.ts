import { adminFailures } from '@shop/contract/admin-failures'
import { adminNotices } from '@shop/contract/admin-notices'
import type { OrderStatus } from '@shop/contract/labels'
import { orders } from '@shop/contract/orders'
import { dismissToast, toastFailure, toastSuccess } from '../../lib/action-toasts.ts'
import { callSignedIn } from '../../lib/call-signed-in.ts'
import { failureText } from '../../lib/failure-text.ts'
import { queryClient } from '../../lib/query-client.ts'
import { leadToMeasures } from './measures-card.ts'
import { balanceOfFailure } from './open-balance.ts'

export interface StatusDetails {
  confirmAttention?: boolean | undefined
  pickedUpBy?: string | undefined
  balanceReason?: string | undefined
}

/** `balanceCents`: it was not set, because this sum is open. */
type StatusResult = { isSet: boolean; balanceCents?: number }

/** Sets the status of an order and shows a toast with the result; then refetches all queries that contain orders. */
export async function setOrderStatus(
  token: string,
  { id, number }: { id: number; number: number },
  status: OrderStatus,
  details: StatusDetails = {},
): Promise<StatusResult> {
  const action = `order-status-${id}`
  let result: StatusResult = { isSet: true }
  try {
    await callSignedIn(orders.setStatus, { token, params: { id }, body: { status, ...details } })
    toastSuccess(action, adminNotices.orderStatusChanged)
  } catch (error) {
    const balanceCents = balanceOfFailure(error)
    result = { isSet: false, ...(balanceCents !== undefined && { balanceCents }) }
    if (balanceCents === undefined) showFailure(action, error, number)
    else dismissToast(action)
  }
  await refetchOrders(token)
  return result
}

function showFailure(action: string, error: unknown, number: number) {
  const { title } = adminFailures.updateOrderStatus
  const description = failureText(error, adminFailures.updateOrderStatus)
  const lead = leadToMeasures(error, number)
  toastFailure(action, { title, description, ...(lead && { action: lead }) })
}

export async function refetchOrders(token: string) {
  const names = [
    'admin-orders',
    'admin-report',
    'admin-today',
    'admin-receivables',
    'admin-customers',
    'admin-products',
    'order-timeline',
    'admin-order-notes',
  ]
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name, token] })))
}
