import { tickets } from '@shop/contract/tickets'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { call } from '../../lib/call.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'

const LATE = 'Obrigada!'

/**
 * A customer replies while the atelier closes the ticket. Is a message ever lost, or added to a ticket that was already
 * closed?
 */
export const ticketRace: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, startReplica, stop } = await startDemoShop('ticket_race', { RATE_LIMITS })
    later(stop)
    // A second process, so that only the database decides the order of events.
    const replica = await startReplica()
    later(replica.stop)
    const tokenOf = async (role: 'customer' | 'admin') =>
      (await aSession(db, await aUser(db, { role, email: `${role}-ticket-race@exemplo.test` }))).token
    const [customer, admin] = [
      { url: shop.url, token: await tokenOf('customer') },
      { url: replica.url, token: await tokenOf('admin') },
    ]

    const rounds = size === 'full' ? 200 : 20
    const seen = { accepted: 0, rejected: 0, lost: 0, late: 0, reopened: 0, other: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const opening = { body: { subject: 'Prova', message: 'Posso provar no sábado?' } }
      const params = { id: (await call(customer, tickets.open, opening)).data?.id ?? 0 }
      const reply = () => call(customer, tickets.reply, { params, body: { message: LATE } })
      const close = () => call(admin, tickets.setStatus, { params, body: { status: 'closed' } })
      const early = round % 2 === 0 ? reply() : undefined
      const closing = close()
      const replied = await (early ?? reply())
      const closed = await closing

      const ticket = (await call(customer, tickets.read, { params })).data
      const arrived = ticket?.messages.some(({ text }) => text === LATE)
      if (replied.status === 200) seen.accepted += 1
      else if (replied.status === 409) seen.rejected += 1
      else seen.other += 1
      if (closed.status !== 200) seen.other += 1
      if (replied.status === 200 && !arrived) seen.lost += 1
      if (replied.status !== 200 && arrived) seen.late += 1
      if (ticket?.status !== 'closed') seen.reopened += 1
    }
    return [
      { what: `replies in the thread before the closing, of ${rounds}`, value: seen.accepted, unit: '' },
      { what: 'replies rejected after it', value: seen.rejected, unit: '' },
      { what: 'accepted and lost', value: seen.lost, unit: '', atMost: 0 },
      { what: 'rejected and in the thread', value: seen.late, unit: '', atMost: 0 },
      { what: 'tickets that a reply opened again', value: seen.reopened, unit: '', atMost: 0 },
      { what: 'other responses', value: seen.other, unit: '', atMost: 0 },
    ]
  })
