import { adminHome, type Page } from './pages.ts'

/** The pages of the admin area: the second part of the table in pages.ts, which visitors of the shop do not download. */
export const adminPages = {
  dashboard: { path: adminHome },
  production: { path: '/admin/producao' },
  capacity: { path: '/admin/producao/capacidade' },
  weekWorkSheets: { path: '/admin/producao/fichas' },
  agenda: { path: '/admin/agenda' },
  agendaHours: { path: '/admin/agenda/horarios' },
  fittingRecord: { path: '/admin/agenda/:id/prova' },
  products: { path: '/admin/produtos' },
  customers: { path: '/admin/clientes' },
  orders: { path: '/admin/pedidos' },
  newSale: { path: '/admin/pedidos/nova' },
  order: { path: '/admin/pedidos/:number' },
  workSheet: { path: '/admin/pedidos/:number/ficha' },
  receivables: { path: '/admin/recebimentos' },
  support: { path: '/admin/suporte' },
  reports: { path: '/admin/relatorios' },
  settings: { path: '/admin/configuracoes' },
  appearance: { path: '/admin/aparencia' },
} as const satisfies Record<string, Page>
