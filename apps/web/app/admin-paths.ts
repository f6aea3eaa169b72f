import { adminPages } from './admin-pages.ts'
import { pathsOf, withId } from './paths.ts'

/** The tabs of the admin area. */
export const adminPaths = pathsOf(adminPages)

/** The customer list, filtered to one customer by her e-mail or phone. */
export function adminCustomerPath(emailOrPhone: string) {
  return `${adminPaths.customers}?${new URLSearchParams({ busca: emailOrPhone }).toString()}`
}

/** The admin page of one order, by its public number. */
export function adminOrderPath(number: number) {
  return withId(adminPages.order, number)
}

/** The same order's printable work sheet. */
export function workSheetPath(number: number) {
  return withId(adminPages.workSheet, number)
}

/** The production board with one item open. */
export function productionItemPath(itemId: number) {
  return `${adminPaths.production}?${new URLSearchParams({ peca: String(itemId) }).toString()}`
}

/** The late parts among what is to be received. */
export const lateChargesPath = `${adminPaths.receivables}?${new URLSearchParams({ mostrar: 'atrasadas' }).toString()}`

/** The agenda of a day with one appointment open. */
export function appointmentPath(id: number, day: string) {
  return `${adminPaths.agenda}?${new URLSearchParams({ dia: day, encontro: String(id) }).toString()}`
}
