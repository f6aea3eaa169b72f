/** What the atelier does at its desk, as far as proofs need it. */

import { aSession, aUser } from '@shop/api/testing/factories'
import { orders } from '@shop/contract/orders'
import { requestOf } from '@shop/contract/request'
import type { Counter } from './counter.ts'

export async function adminToken({ db }: Counter): Promise<string> {
  const admin = await aUser(db, { role: 'admin' })
  return (await aSession(db, admin)).token
}

/** The status; 0 without an answer. */
export async function refund(
  { url }: Counter,
  token: string,
  { orderId, requestId }: { orderId: number; requestId: string },
): Promise<number> {
  const body = { requestId, restock: true, reason: 'Desistência' }
  const request = requestOf(orders.refund, { params: { id: orderId }, body })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  try {
    const answer = await fetch(url + request.url, {
      method: request.method,
      headers,
      body: request.body ?? '',
    })
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}
