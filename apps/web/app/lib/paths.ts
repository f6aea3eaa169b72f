/** Where the shop's pages are. The words are the visitors'; the names are ours. */
export const paths = {
  home: '/',
  collections: '/colecoes',
  about: '/sobre',
  contact: '/contato',
  cart: '/carrinho',
  account: '/conta',
  admin: '/admin',
  login: '/login',
  favorites: '/favoritos',
  faq: '/faq',
  privacy: '/politica-de-privacidade',
  terms: '/termos-de-uso',
  returns: '/politica-de-trocas',
} as const

export function productPath(id: number) {
  return `/produto/${id}`
}

export function collectionPath(name: string) {
  return `${paths.collections}?${new URLSearchParams({ collection: name })}`
}

/** Where a search leads, or nowhere when there is nothing to search for. */
export function searchPath(text: FormDataEntryValue | null): string | undefined {
  const term = typeof text === 'string' ? text.trim() : ''
  return term === '' ? undefined : `${paths.collections}?${new URLSearchParams({ search: term })}`
}
