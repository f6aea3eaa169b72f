/** The paths of the shop's pages. The URLs are Portuguese for visitors; the names are English. */
export const paths = {
  home: '/',
  collections: '/colecoes',
  about: '/sobre',
  contact: '/contato',
  cart: '/carrinho',
  checkout: '/checkout',
  account: '/conta',
  support: '/suporte',
  admin: '/admin',
  login: '/login',
  register: '/cadastro',
  verifyEmail: '/verificar-email',
  forgotPassword: '/esqueci-senha',
  resetPassword: '/redefinir-senha',
  favorites: '/favoritos',
  faq: '/faq',
  privacy: '/politica-de-privacidade',
  terms: '/termos-de-uso',
  returns: '/politica-de-trocas',
  accessibility: '/acessibilidade',
  confirmNewsletter: '/newsletter/confirmar',
  leaveNewsletter: '/newsletter/cancelar',
} as const

/** The tabs of the admin area. */
export const adminPaths = {
  dashboard: '/admin',
  products: '/admin/produtos',
  customers: '/admin/clientes',
  orders: '/admin/pedidos',
  support: '/admin/suporte',
  reports: '/admin/relatorios',
  settings: '/admin/configuracoes',
} as const

export function ticketPath(id: number) {
  return `${paths.support}/${id}`
}

/** Query parameter of /checkout: the order to pay, if it is not the cart. */
export const orderParam = 'pedido'

/** The customer list, filtered to one customer. */
export function adminCustomerPath(email: string) {
  return `${adminPaths.customers}?${new URLSearchParams({ busca: email }).toString()}`
}

/** The admin page of one order, by its public number. */
export function adminOrderPath(number: number) {
  return `${adminPaths.orders}/${number}`
}

/** The same order's printable work sheet. */
export function workSheetPath(number: number) {
  return `${adminOrderPath(number)}/ficha`
}

export const productsPath = '/produto/'

export function productPath(id: number) {
  return `${productsPath}${id}`
}

/** The page where an order is paid and its payment is awaited and confirmed. */
export function payOrderPath(id: number) {
  return `${paths.checkout}?${orderParam}=${id}`
}

export function collectionPath(name: string) {
  return `${paths.collections}?${new URLSearchParams({ collection: name })}`
}

/** The path of a search, or undefined for an empty term. */
export function searchPath(text: FormDataEntryValue | null): string | undefined {
  const term = typeof text === 'string' ? text.trim() : ''
  return term === '' ? undefined : `${paths.collections}?${new URLSearchParams({ search: term })}`
}
