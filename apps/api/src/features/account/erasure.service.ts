/**
 * Account deletion (LGPD, art. 18): the account and all personal data are erased, except what tax law requires of paid
 * orders (art. 16, I). All in one transaction, which first checks that nothing between the customer and the atelier is
 * still open. Rows are locked in the usual order: account, then orders.
 */
import { hasReceivedMoney } from '@shop/contract/payment-state'
import type { AccountInUse } from '@shop/contract/users'
import type { Db, Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { deleteAppointmentsOf, eraseFittingsOf } from '../appointments/order-appointments.service.ts'
import { recordChange } from '../audit/audit.service.ts'
import { requestEmail } from '../auth/account-emails.service.ts'
import type { LoginLimiter } from '../auth/login-limiter.service.ts'
import { checkPassword, wrongPassword } from '../auth/own-password.service.ts'
import { ticketEmailKind } from '../tickets/ticket-emails.service.ts'
import * as queries from './erasure.queries.ts'
import type { Person } from './person.queries.ts'

/** The name shown in an order once its customer has been erased. */
const NO_NAME = 'Cliente'
const RETENTION_YEARS = 5
/** The form field of the password. */
const FIELD = 'password'

interface DeleteAccountInput extends AuditContext {
  network: string
  password: string
}

export type OrderRow = Awaited<ReturnType<typeof queries.lockOrders>>[number]

export async function deleteAccount(
  db: Db,
  loginLimiter: LoginLimiter,
  input: DeleteAccountInput,
): Promise<void> {
  const { actor, network, password, requestId } = input
  const proved = await checkPassword(db, loginLimiter, { actor, network, password, field: FIELD })
  // Without its last administrator the shop could not be run.
  if (proved.role === 'admin') throw new AppError('admin_account')
  await db.transaction().execute(async (tx) => {
    await queries.forgetRequests(tx, proved.email)
    // Comparing takes time: the password may have been changed meanwhile.
    const held = await queries.lock(tx, proved)
    if (held === undefined) throw wrongPassword(FIELD)
    const { id, email, role } = held
    if (role === 'admin') throw new AppError('admin_account')
    const orders = await queries.lockOrders(tx, { id, email })
    await rejectWhileInUse(tx, id, orders)
    await erase(tx, { id, email }, orders)
    // No personal data, not even as a digest: a name can be guessed from one.
    await recordChange(tx, { actor, action: 'user.delete', objectType: 'user', objectId: id, requestId })
    await requestEmail(tx, { kind: 'farewell', email })
  })
}

/** The erasure itself, requested by the customer or repeated after a restore. */
export async function erase(tx: Tx, person: Person, orders: readonly OrderRow[]): Promise<void> {
  await eraseOrders(tx, orders)
  await removeFiles(tx, person.id)
  await queries.forgetEmails(tx, person, ticketEmailKind)
  await queries.forgetAddress(tx, person.email)
  await deleteAppointmentsOf(tx, person)
  await queries.forgetWalkIns(tx, person.id)
  await queries.deleteUser(tx, person.id)
}

async function rejectWhileInUse(tx: Tx, userId: number, orders: readonly OrderRow[]) {
  const open: AccountInUse = {
    ...(await unfinished(tx, orders)),
    tickets: await queries.openTickets(tx, userId),
  }
  if (Object.values(open).some(({ length }) => length > 0)) {
    throw new AppError('account_in_use', { details: { ...open } })
  }
}

/** The numbers of the orders that are still open, and of those that are being refunded. */
export async function unfinished(
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<Pick<AccountInUse, 'orders' | 'refunds'>> {
  const refunding = await queries.ordersWithOpenRefund(
    tx,
    orders.map(({ id }) => id),
  )
  const numbersOf = (isOpen: (order: OrderRow) => boolean) =>
    orders.filter(isOpen).map(({ number }) => number)
  return {
    orders: numbersOf(isOpen),
    refunds: numbersOf(
      ({ id, paymentState, withdrawalRequestedAt, cancelledAt }) =>
        refunding.has(id) ||
        (withdrawalRequestedAt !== null && hasReceivedMoney(paymentState) && cancelledAt === null),
    ),
  }
}

/** To be delivered still, or its payment needs attention. */
function isOpen({ paymentState, status, attention, cancelledAt }: OrderRow): boolean {
  if (paymentState === 'refunded') return false
  return (
    attention !== null || (hasReceivedMoney(paymentState) && status !== 'delivered' && cancelledAt === null)
  )
}

export async function eraseOrders(tx: Tx, orders: readonly OrderRow[]) {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await queries.forgetOrderEmails(tx, ids)
  await queries.eraseOrders(tx, ids)
  await eraseFittingsOf(tx, ids, NO_NAME)
  const storageKeys = await queries.takeItemPhotos(tx, ids)
  if (storageKeys.length > 0) await enqueue(tx, 'attachments.remove', { storageKeys })
  await forgetCustomers(tx)
}

/** Erases customers from orders: unpaid ones at once, paid ones after the legal retention period. */
export function forgetCustomers(db: Db): Promise<void> {
  return queries.forgetCustomersOfOrders(db, { name: NO_NAME, years: RETENTION_YEARS })
}

async function removeFiles(tx: Tx, userId: number) {
  const ofTickets = await queries.attachmentKeys(tx, userId)
  const storageKeys = [...ofTickets, ...(await queries.takeReviewPhotos(tx, userId))]
  if (storageKeys.length > 0) await enqueue(tx, 'attachments.remove', { storageKeys })
}
