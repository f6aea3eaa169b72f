/**
 * All pages, one line each: a new page is one line here (of the admin area, in admin-pages.ts) and its file. The routes
 * (routes.ts), the links (paths.ts, admin-paths.ts), the cache keys (page-params.ts) and the sitemap (ssr.ts)
 * derive from this table.
 *
 * URLs are Portuguese, for visitors. A page's name is English and names its file: `forgotPassword` is
 * routes/forgot-password.tsx, the admin's `orders` is routes/admin-orders.tsx.
 */
export interface Page {
  path: `/${string}`
  /** The query parameters its HTML depends on, by their reader in page-params.ts; without it, none. */
  params?: 'listing' | 'verification' | 'booking'
  /**
   * What the id in its path stands for, if its HTML shows that; page-params.ts has the call that tells whether it
   * exists. Without it the server renders the same HTML for every id.
   */
  subject?: 'product'
  /** Whether the payment provider's script is allowed on it. */
  pays?: true
  /** Listed for search engines: identical for all visitors and worth finding. */
  sitemap?: true
  /** The file in layouts/, if it is not that of its table. */
  layout?: 'ticket' | 'checkout'
}

export const shopPages = {
  home: { path: '/', sitemap: true },
  collections: { path: '/colecoes', params: 'listing', sitemap: true },
  product: { path: '/produto/:id', subject: 'product' },
  cart: { path: '/carrinho' },
  // The server renders neither the order nor the parameters that the provider adds to the URL.
  checkout: { path: '/checkout', pays: true, layout: 'checkout' },
  // The token of the link is not rendered: a secret must not be in a shared copy.
  findOrder: { path: '/pedido' },
  linkedOrder: { path: '/pedido/:token' },
  linkedRecord: { path: '/pedido/:token/prova' },
  claimOrder: { path: '/pedido/guardar/:token' },
  eraseOrder: { path: '/pedido/apagar/:token' },
  login: { path: '/login', params: 'verification' },
  register: { path: '/cadastro' },
  // Neither page is rendered from its token: a user's secret must not be in a shared copy.
  verifyEmail: { path: '/verificar-email' },
  resetPassword: { path: '/redefinir-senha' },
  forgotPassword: { path: '/esqueci-senha' },
  favorites: { path: '/favoritos' },
  // As the page of an order: not rendered from its token.
  sharedList: { path: '/lista/:token' },
  account: { path: '/conta' },
  fittingRecord: { path: '/conta/pedido/:id/prova' },
  support: { path: '/suporte' },
  supportTicket: { path: '/suporte/:id', layout: 'ticket' },
  about: { path: '/sobre', sitemap: true },
  contact: { path: '/contato', sitemap: true },
  faq: { path: '/faq', sitemap: true },
  booking: { path: '/agendar', params: 'booking', sitemap: true },
  // As the page of an order: not rendered from its token.
  appointment: { path: '/agenda/:token' },
  measuringGuide: { path: '/medidas', sitemap: true },
  returns: { path: '/politica-de-trocas', sitemap: true },
  privacy: { path: '/politica-de-privacidade', sitemap: true },
  terms: { path: '/termos-de-uso', sitemap: true },
  accessibility: { path: '/acessibilidade', sitemap: true },
  confirmNewsletter: { path: '/newsletter/confirmar' },
  leaveNewsletter: { path: '/newsletter/cancelar' },
  confirmStockNotice: { path: '/avise-me/confirmar' },
  cancelStockNotice: { path: '/avise-me/cancelar' },
  cancelReminders: { path: '/lembrete/cancelar' },
} as const satisfies Record<string, Page>

/** The first page of the admin area, to which the shop links. */
export const adminHome = '/admin'
