import { addressFields, addressNames, state, zipCode } from './address.ts'
import { cursor, day, pageLimit, searchText, timestamp } from './codecs.ts'
import { byId, type Endpoint, messageBody, nothing } from './endpoint.ts'
import { email, givenPassword, newPassword, phone, text } from './fields.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

/** `seamstress`: works with the production board alone. */
export const role = z.enum(['admin', 'customer', 'seamstress'])

/** An account as shown to its owner and administrators. The address fields are null until the user fills them in. */
export const user = wire(
  {
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    street: z.string().nullable(),
    number: z.string().nullable(),
    complement: z.string().nullable(),
    neighborhood: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: z.string().nullable(),
    role,
    daysSinceRegistration: z.int(),
    blocked: z.boolean().optional(),
    /** For the owner of the account; missing until she says it. */
    weddingOn: day.optional(),
  },
  { name: 'nome', phone: 'telefone', ...addressNames, daysSinceRegistration: 'dias_desde_cadastro' },
)

/** An omitted field is not changed; the server ignores a different e-mail. */
export const profileUpdate = z.object({
  name: text(120).optional(),
  email: email.optional(),
  phone: phone.optional(),
  street: addressFields.street.optional(),
  number: addressFields.number.optional(),
  complement: addressFields.complement,
  neighborhood: addressFields.neighborhood.optional(),
  city: addressFields.city.optional(),
  state: state.optional(),
  zipCode: zipCode.optional(),
  /** Null takes it out. */
  weddingOn: day.nullable().optional(),
})

export const passwordChange = z.object({ currentPassword: givenPassword, newPassword })

export const session = z.object({
  id: z.int(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  device: z.string().nullable(),
  current: z.boolean(),
})

/** The `details` of a rejected account deletion: order numbers and ticket ids. */
export const accountInUse = z.object({
  orders: z.array(z.int()),
  refunds: z.array(z.int()),
  tickets: z.array(z.int()),
})

const userQuery = z.object({
  search: searchText.optional(),
  limit: pageLimit.optional(),
  cursor: cursor.optional(),
})

export const users = {
  list: {
    method: 'GET',
    path: '/api/users',
    access: 'admin',
    summary:
      'Accounts by name, searched by name or e-mail; a page when limit is given (X-Next-Cursor, X-Total-Count)',
    query: userQuery,
    response: z.array(user),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/users/export',
    access: 'admin',
    summary: 'Customers as CSV',
    query: z.object({ search: searchText.optional() }),
    produces: 'text/csv',
    response: z.string(),
  },
  block: {
    method: 'PUT',
    path: '/api/users/:id',
    access: 'admin',
    summary: 'Block or unblock an account; blocking ends its sessions',
    params: byId,
    body: z.object({ blocked: z.boolean() }),
    response: user,
  },
  profile: {
    method: 'GET',
    path: '/api/user',
    access: 'signedIn',
    summary: 'The caller’s account',
    response: user,
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/user',
    access: 'signedIn',
    summary: 'Change the caller’s name, phone and address',
    body: profileUpdate,
    response: user,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/user/password',
    access: 'signedIn',
    summary: 'Change the caller’s password; ends the other sessions',
    body: passwordChange,
    response: messageBody,
  },
  exportData: {
    method: 'GET',
    path: '/api/user/export',
    access: 'signedIn',
    summary: 'Everything the shop stores about the caller’s account, as JSON',
    /** `accountExport` describes its shape; no page needs to parse it. */
    response: z.record(z.string(), z.unknown()),
  },
  exportPage: {
    method: 'GET',
    path: '/api/user/export.html',
    access: 'signedIn',
    summary: 'The same as a page to read and print',
    produces: 'text/html',
    response: z.string(),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/user',
    access: 'signedIn',
    summary: 'Delete the caller’s account; rejected while an order, refund or ticket is open',
    body: z.object({ password: givenPassword }),
    response: messageBody,
  },
  sessions: {
    method: 'GET',
    path: '/api/user/sessions',
    access: 'signedIn',
    summary: 'The sessions of the caller’s account',
    response: z.array(session),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/user/sessions',
    access: 'signedIn',
    summary: 'End every session of the caller except the current one',
    status: 204,
    response: nothing,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'signedIn',
    summary: 'End one session of the caller',
    params: byId,
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>

export type User = z.output<typeof user>
export type Role = z.output<typeof role>
export type ProfileUpdate = z.output<typeof profileUpdate>
export type AccountInUse = z.output<typeof accountInUse>
export type Session = z.output<typeof session>
