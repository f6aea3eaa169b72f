/** Every address that shows personal data or has a secret in it, with what its reader sends, and what no copy may contain. */
import type { Db } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { appointmentTokenHeader } from '@shop/contract/appointment-facts'
import { appointments } from '@shop/contract/appointments'
import { orderTokenHeader } from '@shop/contract/constants'
import { homePage } from '@shop/contract/content/home'
import { previewParam } from '@shop/contract/content/previews'
import { endpoints } from '@shop/contract/endpoints'
import { listTokenHeader } from '@shop/contract/shared-list-facts'
import { aSession } from '@shop/test-kit/factories'

interface Read {
  path: string
  headers: Record<string, string>
}

export async function personalReads(db: Db): Promise<{ reads: Read[]; secrets: string[] }> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'userId'])
    .where('userId', 'is not', null)
    .where('paymentState', '=', 'paid')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const customer = { id: order.userId ?? 0 }
  const tokens = {
    customer: (await aSession(db, customer)).token,
    admin: (await aSession(db, admin)).token,
    ...(await links(db, order.id)),
  }
  const people = await db.selectFrom('users').select('email').where('role', '=', 'customer').execute()
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const read = endpoints.filter(({ endpoint: { method } }) => method === 'GET')
  const reads = read
    .filter(({ endpoint: { access } }) => access !== 'anyone')
    .flatMap(({ endpoint }) => {
      const path = endpoint.path.replaceAll(/:\w*[oO]rder\w*/g, String(order.id)).replaceAll(/:\w+/g, '1')
      const own = path.startsWith('/api/orders/') ? path.replace('/1', `/${order.id}`) : path
      return [
        { path: own, headers: bearer(tokens.customer) },
        { path: own, headers: bearer(tokens.admin) },
      ]
    })
  return {
    reads: [
      ...reads,
      { path: `/api/orders/${order.id}`, headers: { [orderTokenHeader]: tokens.order } },
      { path: appointments.read.path, headers: { [appointmentTokenHeader]: tokens.appointment } },
      { path: '/api/shared-lists/by-link', headers: { [listTokenHeader]: tokens.list } },
      { path: `/lista/${tokens.list}`, headers: {} },
      { path: `/?${previewParam}=${tokens.preview}`, headers: {} },
      { path: `${homePage.read.path}?${previewParam}=${tokens.preview}`, headers: {} },
      ...['/conta', `/conta?pedido=${order.id}`, '/admin', `/admin/pedidos/${order.id}`].map((path) => ({
        path,
        headers: bearer(tokens.customer),
      })),
    ],
    secrets: [...Object.values(tokens), ...people.map(({ email }) => email)],
  }
}

/** One of each kind that opens without an account. */
async function links(db: Db, orderId: number) {
  const [order, appointment, preview] = [newToken(), newToken(), newToken()]
  await db
    .insertInto('orderLinks')
    .values({ tokenHash: hashToken(order), orderId })
    .execute()
  const visit = await db.selectFrom('appointments').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('appointmentLinks')
    .values({ tokenHash: hashToken(appointment), appointmentId: visit.id })
    .execute()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('contentPreviews')
    .values({ tokenHash: hashToken(preview), expiresAt })
    .execute()
  const shared = await db
    .selectFrom('sharedLists')
    .select('token')
    .where('token', 'is not', null)
    .executeTakeFirstOrThrow()
  return { order, appointment, preview, list: shared.token ?? '' }
}
