/** Where the shop's pages are. The words are the visitors'; the names are ours. */
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

/** The tabs of the atelier's desk. */
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

/** Of /checkout: the order it is about, where it is not the cart. */
export const orderParam = 'pedido'

/** The list of customers, narrowed to one. */
export function adminCustomerPath(email: string) {
  return `${adminPaths.customers}?${new URLSearchParams({ busca: email }).toString()}`
}

/** The atelier's page of one order, by the number that people are shown. */
export function adminOrderPath(number: number) {
  return `${adminPaths.orders}/${number}`
}

/** The same to be printed and pinned to the dress form. */
export function workSheetPath(number: number) {
  return `${adminOrderPath(number)}/ficha`
}

export const productsPath = '/produto/'

export function productPath(id: number) {
  return `${productsPath}${id}`
}

/** Where an order is paid, waited for and confirmed. */
export function payOrderPath(id: number) {
  return `${paths.checkout}?${orderParam}=${id}`
}

export function collectionPath(name: string) {
  return `${paths.collections}?${new URLSearchParams({ collection: name })}`
}

/** Where a search leads, or nowhere when there is nothing to search for. */
export function searchPath(text: FormDataEntryValue | null): string | undefined {
  const term = typeof text === 'string' ? text.trim() : ''
  return term === '' ? undefined : `${paths.collections}?${new URLSearchParams({ search: term })}`
}
