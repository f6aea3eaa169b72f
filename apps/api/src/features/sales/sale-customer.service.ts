/** Who bought: an account that was found, or a customer without one. */
import type { SaleDraft } from '@shop/contract/sales'
import type { Tx } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import { walkInOfSale } from '../customers/walk-ins.service.ts'
import * as queries from './sales.queries.ts'

export interface SaleCustomer {
  userId: number | null
  customerId: number | null
  customerEmail: string | null
}

/**
 * The order belongs to an account only if that account has verified the e-mail. Otherwise the sale waits under the
 * e-mail, and the database assigns it when the address is verified (0014).
 */
export async function customerOfSale(tx: Tx, { customer }: SaleDraft): Promise<SaleCustomer> {
  const { accountId, customerId, name, phone, email: typed = null } = customer
  if (accountId !== undefined) {
    // The e-mail of an account is its own, whatever was typed.
    const { email, isVerified } = found(await queries.findAccount(tx, accountId), 'user_not_found')
    return { userId: isVerified ? accountId : null, customerId: null, customerEmail: email }
  }
  const account = typed === null ? undefined : await queries.findAccountOf(tx, typed)
  if (account?.isVerified === true) return { userId: account.id, customerId: null, customerEmail: typed }
  return {
    userId: null,
    customerId: await walkInOfSale(tx, customerId, { name, phone, email: typed }),
    customerEmail: typed,
  }
}
