/**
 * The atelier's customers: accounts, and people without an account to whom it sold something itself. `/api/users` has
 * the accounts alone.
 */
import { cursor, id, pageLimit, searchText, timestamp } from './codecs.ts'
import { byId, type Endpoint, nothing } from './endpoint.ts'
import { email, line, phone } from './fields.ts'
import { adminOrder } from './order.ts'
import { user } from './users.ts'
import { z } from './zod.ts'

export const walkInFields = { name: line(160), phone, email: email.nullish() }

const walkIn = z.object({
  kind: z.literal('walk_in'),
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  since: timestamp,
})
/** With the fields of `/api/users`. */
const account = z.object({ kind: z.literal('account'), account: user })

const customer = z.discriminatedUnion('kind', [account, walkIn])

export const customers = {
  list: {
    method: 'GET',
    path: '/api/customers',
    access: 'admin',
    summary:
      'Accounts and customers without one by name, searched by name, e-mail or phone; a page (X-Next-Cursor, X-Total-Count)',
    query: z.object({
      search: searchText.optional(),
      limit: pageLimit.optional(),
      cursor: cursor.optional(),
    }),
    response: z.array(customer),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/customers/export',
    access: 'admin',
    summary: 'Customers with and without an account as CSV',
    query: z.object({ search: searchText.optional() }),
    produces: 'text/csv',
    response: z.string(),
  },
  orders: {
    method: 'GET',
    path: '/api/customers/:id/orders',
    access: 'admin',
    summary: 'The orders of a customer without an account, newest first',
    params: byId,
    response: z.array(adminOrder),
  },
  change: {
    method: 'PUT',
    path: '/api/customers/:id',
    access: 'admin',
    summary: 'Change name, phone and e-mail of a customer without an account; the orders keep their copies',
    params: byId,
    body: z.object(walkInFields),
    response: walkIn,
  },
  erase: {
    method: 'DELETE',
    path: '/api/customers/:id',
    access: 'admin',
    summary: 'Erase a customer without an account; rejected while one of the orders is open',
    params: z.object({ id }),
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>

export type Customer = z.output<typeof customer>
export type WalkIn = z.output<typeof walkIn>
