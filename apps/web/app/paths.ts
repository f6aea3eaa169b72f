import { type Page, shopPages } from './pages.ts'

/** The paths of the shop's pages that need no id. */
export const paths = pathsOf(shopPages)

type WithoutId<Pages> = {
  [Name in keyof Pages as Pages[Name] extends { path: `${string}:${string}` }
    ? never
    : Name]: Pages[Name] extends {
    path: infer Path
  }
    ? Path
    : never
}

export function pathsOf<Pages extends Record<string, Page>>(pages: Pages) {
  const entries = Object.entries(pages).map(([name, { path }]) => [name, path])
  return Object.fromEntries(entries) as WithoutId<Pages>
}

export function withId({ path }: Page, id: number) {
  return path.replace(/:\w+/, String(id))
}

export function ticketPath(id: number) {
  return withId(shopPages.supportTicket, id)
}

/** The page of one order, behind its secret link. */
export function linkedOrderPath(token: string) {
  return shopPages.linkedOrder.path.replace(':token', token)
}

/** Where a mailed one-time link adds the order to an account. */
export function claimOrderPath(token: string) {
  return shopPages.claimOrder.path.replace(':token', token)
}

/** A customer's favourites, for those who have the secret link. */
export function sharedListPath(token: string) {
  return shopPages.sharedList.path.replace(':token', token)
}

/** Query parameter of /checkout: the order to pay, if it is not the cart. */
export const orderParam = 'pedido'

/** Beside it: the charge of the order to pay, if it is not its first. */
export const chargeParam = 'parcela'

/** The path of every product's page starts with this. */
export const productsPath = shopPages.product.path.replace(':id', '')

export function productPath(id: number) {
  return withId(shopPages.product, id)
}

/** The page where an order is paid and its payment is awaited and confirmed. */
export function payOrderPath(id: number) {
  return `${paths.checkout}?${orderParam}=${id}`
}

/** The page where one charge of an order is paid. */
export function payChargePath(id: number, chargeId: number) {
  return `${payOrderPath(id)}&${chargeParam}=${chargeId}`
}

export function collectionPath(name: string) {
  return `${paths.collections}?${new URLSearchParams({ collection: name })}`
}

/** The path of a search, or undefined for an empty term. */
export function searchPath(text: FormDataEntryValue | null): string | undefined {
  const term = typeof text === 'string' ? text.trim() : ''
  return term === '' ? undefined : `${paths.collections}?${new URLSearchParams({ search: term })}`
}

/** Where a visit to the atelier is booked. */
export const visitPath = paths.booking
