/**
 * Requests for an emailed link, including registrations. The request itself only stores what was requested and queues a
 * job, so neither the content nor the timing of its response reveals whether the address has an account; the job checks
 * it.
 */
import { z } from 'zod'
import type { OutgoingEmail } from '../../adapters/mailer.ts'
import type { Db, Tx } from '../../db/connection.ts'
import type { AccountRequestKind } from '../../db/tables.gen.ts'
import { accountDeleted } from '../../emails/account-deleted.ts'
import { alreadyRegistered } from '../../emails/already-registered.ts'
import { createPassword } from '../../emails/create-password.ts'
import type { Email, Sender } from '../../emails/layout.ts'
import { resetPassword } from '../../emails/reset-password.ts'
import { verifyEmail } from '../../emails/verify-email.ts'
import { enqueue } from '../../jobs/queue.ts'
import { placeholderHash } from '../../lib/password-hash.ts'
import { replaceCart, storedShape } from '../account-cart/account-cart.service.ts'
import * as tokens from './account-tokens.queries.ts'
import { endTokens, issueToken } from './account-tokens.service.ts'
import * as queries from './auth.queries.ts'

type Request = NonNullable<Awaited<ReturnType<typeof queries.lockRequest>>>
type Person = NonNullable<Awaited<ReturnType<typeof queries.lockByEmail>>>

/** The submitted registration form. It comes back from the database, so it is parsed, not trusted. */
const registrationSchema = z.object({
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.string().nullable(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  passwordHash: z.string(),
  cart: storedShape.optional(),
})

interface EmailRequest {
  kind: AccountRequestKind
  email: string
  redirectPath?: string | null
  registration?: z.output<typeof registrationSchema>
}

export async function requestEmail(tx: Tx, { registration, ...request }: EmailRequest): Promise<void> {
  const form = registration === undefined ? null : JSON.stringify(registration)
  const { id: requestId } = await queries.insertRequest(tx, { ...request, registration: form })
  await enqueue(tx, 'account.mail', { requestId })
}

/** The email that a request calls for; undefined when it calls for none. */
export function prepareAccountEmail(
  db: Db,
  requestId: number,
  sender: Sender,
): Promise<OutgoingEmail | undefined> {
  return db.transaction().execute(async (tx) => {
    const request = await queries.lockRequest(tx, requestId)
    if (request === undefined) return undefined
    const { email: to, messageKey, registration } = request
    if (registration !== null) {
      const { cart, ...person } = registrationSchema.parse(registration)
      await queries.registerUser(tx, { email: to, ...person }, { unusableHash: placeholderHash })
      if (cart) await storeFirstCart(tx, to, cart)
      // Applied once: a retried email would otherwise treat the account it created itself as an earlier registration.
      await queries.forgetRegistration(tx, requestId)
    }
    const email = await emailFor(tx, request, sender)
    return email && { messageKey, to, ...email }
  })
}

/** Only while the email is unconfirmed: a form that names an existing account must not change that account's cart. */
async function storeFirstCart(tx: Tx, email: string, items: z.output<typeof storedShape>) {
  const account = await queries.lockByEmail(tx, email)
  if (account?.emailVerifiedAt === null) await replaceCart(tx, account.id, { items })
}

async function emailFor(tx: Tx, request: Request, sender: Sender): Promise<Email | undefined> {
  if (request.kind === 'farewell') return accountDeleted(sender)
  const person = await queries.lockByEmail(tx, request.email)
  if (person === undefined || person.blockedAt !== null) return undefined
  const { name } = person
  if (request.kind === 'password_reset') {
    const token = await newSecret(tx, person, request, 'password_reset')
    return resetPassword(sender, { name, link: linkTo(sender.publicUrl, '/redefinir-senha', token) })
  }
  if (person.emailVerifiedAt === null && person.passwordHash === placeholderHash) {
    await endTokens(tx, person.id, 'email_verification')
    const token = await newSecret(tx, person, request, 'password_reset')
    return createPassword(sender, { name, link: linkTo(sender.publicUrl, '/redefinir-senha', token) })
  }
  if (person.emailVerifiedAt === null) {
    const token = await newSecret(tx, person, request, 'email_verification')
    return verifyEmail(sender, { name, link: linkTo(sender.publicUrl, '/verificar-email', token) })
  }
  return request.kind === 'registration' ? alreadyRegistered(sender, { name }) : undefined
}

async function newSecret(
  tx: Tx,
  { id: userId }: Person,
  { redirectPath, createdAt: requestedAt }: Request,
  purpose: 'email_verification' | 'password_reset',
) {
  // Requesting the email again preserves the redirect path of the earlier request.
  const latestRedirect =
    purpose === 'email_verification' ? await tokens.latestRedirect(tx, userId) : undefined
  return issueToken(tx, {
    userId,
    purpose,
    redirectPath: redirectPath ?? latestRedirect?.redirectPath ?? null,
    requestedAt,
  })
}

function linkTo(publicUrl: string, path: string, token: string): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set('token', token)
  return url.href
}
