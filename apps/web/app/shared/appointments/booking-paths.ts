import type { AppointmentKind } from '@shop/contract/appointment-facts'
import { shopPages } from '~/pages.ts'

/** Query parameters of /agendar. */
const KIND = 'tipo'
const ORDER = 'pedido'
const ITEM = 'item'

const kindNames: Record<AppointmentKind, string> = { visit: 'visita', fitting: 'prova', video: 'video' }

/** What an address of /agendar asks for; a visit without any. */
export function kindIn(params: URLSearchParams): AppointmentKind {
  const name = params.get(KIND)
  if (name === kindNames.fitting) return 'fitting'
  return name === kindNames.video ? 'video' : 'visit'
}

/** What the HTML of the page depends on: an order is read by the browser alone. */
export function bookingParams(params: URLSearchParams): URLSearchParams {
  const kind = kindIn(params)
  return new URLSearchParams(kind === 'visit' ? {} : { [KIND]: kindNames[kind] })
}

export function bookingPath(kind: AppointmentKind): string {
  const params = bookingParams(new URLSearchParams({ [KIND]: kindNames[kind] })).toString()
  return params === '' ? shopPages.booking.path : `${shopPages.booking.path}?${params}`
}

/** A fitting of an item of an order. */
export function fittingPath(orderId: number, itemId: number): string {
  const params = { [KIND]: kindNames.fitting, [ORDER]: String(orderId), [ITEM]: String(itemId) }
  return `${shopPages.booking.path}?${new URLSearchParams(params)}`
}

/** The item that such an address is about. */
export function itemIn(params: URLSearchParams): { orderId: number | undefined; itemId: number | undefined } {
  return { orderId: idOf(params.get(ORDER)), itemId: idOf(params.get(ITEM)) }
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The page of an appointment, behind its secret link. */
export function appointmentPath(token: string): string {
  return shopPages.appointment.path.replace(':token', token)
}
