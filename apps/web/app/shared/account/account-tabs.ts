import { paths } from '../../paths.ts'

/** The tabs of the account page, by their value in the URL. */
export const accountTabs = [
  { key: 'pedidos', label: 'Pedidos' },
  { key: 'medidas', label: 'Medidas' },
  { key: 'suporte', label: 'Suporte' },
  { key: 'perfil', label: 'Perfil' },
  { key: 'endereco', label: 'Endereço' },
  { key: 'seguranca', label: 'Segurança' },
] as const

export type AccountTab = (typeof accountTabs)[number]['key']

const PARAM = 'aba'
const ORDER_PARAM = 'pedido'
const FIRST: AccountTab = 'pedidos'

export function accountTabIn(params: URLSearchParams): AccountTab {
  return accountTabs.find(({ key }) => key === params.get(PARAM))?.key ?? FIRST
}

export function accountTabPath(tab: AccountTab) {
  return tab === FIRST ? paths.account : `${paths.account}?${new URLSearchParams({ [PARAM]: tab })}`
}

/** The support tab with a new ticket about an order. */
export function newTicketForOrderPath(orderNumber: number) {
  return `${paths.account}?${new URLSearchParams({ [PARAM]: 'suporte', [ORDER_PARAM]: String(orderNumber) })}`
}

/** The number of the order that the customer wants to write about. */
export function orderOfNewTicket(params: URLSearchParams): string | undefined {
  const number = params.get(ORDER_PARAM)
  return number !== null && /^\d{1,12}$/.test(number) ? number : undefined
}
