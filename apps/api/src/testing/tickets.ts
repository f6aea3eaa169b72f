import { tickets } from '@shop/contract/tickets'
import type { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'

/** A customer and an administrator with their own sessions. */
export async function bothSides(api: Awaited<ReturnType<typeof testApi>>) {
  const [customer, admin] = [await aUser(api.db), await aUser(api.db, { role: 'admin' })]
  const [asCustomer, asAdmin] = [await api.as(customer), await api.as(admin)]
  return {
    customer,
    admin,
    asCustomer,
    asAdmin,
    async opened(subject = 'Prova do vestido') {
      const body = { subject, message: 'Posso provar no sábado?' }
      const { data } = await asCustomer.call(tickets.open, { body })
      if (data === undefined) throw new Error('no ticket')
      return data
    },
  }
}
