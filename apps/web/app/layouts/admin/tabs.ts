import { adminPaths } from '~/admin-paths.ts'
import { paths } from '~/paths.ts'

export interface Tab {
  to: string
  text: string
}

export const tabs = [
  { to: adminPaths.dashboard, text: 'Painel' },
  { to: adminPaths.production, text: 'Produção' },
  { to: adminPaths.agenda, text: 'Agenda' },
  { to: adminPaths.products, text: 'Produtos' },
  { to: adminPaths.customers, text: 'Clientes' },
  { to: adminPaths.orders, text: 'Pedidos' },
  { to: adminPaths.receivables, text: 'A receber' },
  { to: adminPaths.support, text: 'Suporte' },
  { to: adminPaths.reports, text: 'Relatórios' },
  { to: adminPaths.settings, text: 'Configurações' },
] as const satisfies readonly Tab[]

export type TabPath = (typeof tabs)[number]['to']

/** A seamstress works with the board alone. */
export const productionTabs = tabs.filter(({ to }) => to === adminPaths.production)

/** The tab of a path: an order's page belongs to Pedidos, a ticket's to Suporte, the appearance to Configurações. */
export function tabOf(pathname: string): (typeof tabs)[number] {
  const [first] = tabs
  const path = pathname.startsWith(`${paths.support}/`)
    ? adminPaths.support
    : pathname.replace(adminPaths.appearance, adminPaths.settings)
  return tabs.find(({ to }) => to !== first.to && `${path}/`.startsWith(`${to}/`)) ?? first
}
