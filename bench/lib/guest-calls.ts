/** Calls of buyers without an account, about e-mails that have one and e-mails that have none. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { newLink } from '@shop/api/features/order-links/order-links.service'
import { orderTokenHeader } from '@shop/contract/constants'
import { orderLinks } from '@shop/contract/order-links'
import { orders } from '@shop/contract/orders'
import { requestOf } from '@shop/contract/request'
import { anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { post, type Reply } from './accounts.ts'
import { draftOf } from './buyers.ts'

interface Shop {
  url: string
  db: Db
}

type Who = 'registered' | 'unknown'
type Send = (who: Who, index: number) => Promise<Reply>

interface LinkedOrder {
  id: number
  number: number
  email: string
  token: string
}

export async function guestCalls({ url, db }: Shop, registered: readonly string[]) {
  const dress = await aProduct(db, { stockAvailable: 1_000_000 })
  const caller = await aSession(db, await aUser(db))
  // As many as registered ones, each used as often: what an e-mail has ordered before costs the same on both sides.
  const emails = { registered, unknown: registered.map((_, n) => `sem-conta-${1000 + n}@exemplo.test`) }
  const found = await linkedOrders(db, registered)
  // Other orders, and two of each e-mail: every e-mail sent makes a link, and the oldest of too many links end.
  const linked = {
    registered: await linkedOrders(db, [...registered, ...registered]),
    unknown: await linkedOrders(db, [...emails.unknown, ...emails.unknown]),
  }
  const oneOf = <T>(list: readonly T[], index: number): T => {
    const one = list[index % list.length]
    if (one === undefined) throw new Error('an empty list')
    return one
  }
  /** A wrong request would be answered alike for all. */
  const send = (name: string, status: number, request: Send) => ({
    name,
    async send(who: Who, index: number) {
      const reply = await request(who, index)
      if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${reply.body}`)
      return reply
    },
  })

  return [
    send('guest checkout', 200, (who, index) => {
      const body = draftOf({ email: oneOf(emails[who], index) }, [dress], { checkoutId: randomUUID() })
      return post(url + orders.checkout.path, bodyOf(requestOf(orders.checkout, { body })))
    }),
    // Of the unknown, the number exists too, and belongs to somebody else.
    send('order lookup', 202, (who, index) => {
      const { number } = oneOf(found, index)
      return post(url + orderLinks.find.path, { number, email: oneOf(emails[who], index) })
    }),
    send('claim request', 202, (who, index) => {
      const { id, token } = oneOf(linked[who], index)
      const { url: path } = requestOf(orderLinks.requestClaim, { params: { id } })
      return post(url + path, {}, { [orderTokenHeader]: token })
    }),
    // The link that reads an order does not claim it, whoever has an account.
    send('claim', 404, (who, index) => {
      const { token } = oneOf(linked[who], index)
      return post(url + orderLinks.claim.path, { token }, { authorization: `Bearer ${caller.token}` })
    }),
  ]
}

async function linkedOrders(db: Db, emails: readonly string[]): Promise<LinkedOrder[]> {
  const made: LinkedOrder[] = []
  for (const email of emails) {
    const { id, number } = await anOrder(db, { isGuest: true, userId: null, customerEmail: email })
    made.push({ id, number, email, token: await newLink(db, id) })
  }
  return made
}

function bodyOf({ body }: { body?: string | undefined }): object {
  return JSON.parse(body ?? '{}') as object
}
