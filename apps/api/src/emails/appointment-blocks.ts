/** The building blocks of emails about an appointment, and where they lead. */
import { saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'
import { dayAndMonth } from '@shop/contract/format-days'
import type { StoreProfile } from '@shop/contract/store'
import { weekdayText } from '@shop/contract/weekday-text'
import type { AppointmentKind } from '../db/tables.gen.ts'
import type { Block } from './blocks.ts'
import { html } from './html.ts'
import { section } from './order-blocks.ts'
import { colors, sans } from './style.ts'

export interface EmailedAppointment {
  name: string
  kind: AppointmentKind
  typeName: string
  /** '1ª prova', of an item of an order. */
  fittingName: string | null
  productName: string | null
  orderNumber: number | null
  startsAt: Date
  roomName: string
  videoUrl: string | null
  companions: number
  /** She moves and cancels it herself until then. */
  changeableUntil: Date
}

/** The token of the link is made when the e-mail is sent: the outbox holds no secret. */
const PLACEHOLDER = 'link-do-encontro'

export function appointmentUrl(publicUrl: string): string {
  return new URL(`/agenda/${PLACEHOLDER}`, publicUrl).href
}

export function withAppointmentToken(text: string, token: string): string {
  return text.replaceAll(`/agenda/${PLACEHOLDER}`, `/agenda/${token}`)
}

/** '2ª prova', or 'Visita ao ateliê'. */
export function nameOf({ fittingName, typeName }: Pick<EmailedAppointment, 'fittingName' | 'typeName'>) {
  return fittingName ?? typeName
}

/** 'quarta-feira, 25 de novembro, às 10h30' */
export function momentText(instant: Date): string {
  const day = saoPauloDay(instant)
  return `${weekdayText(day)}, ${dayAndMonth(day)}, às ${clockText(instant)}`
}

/** '10h', '10h30' */
export function clockText(instant: Date): string {
  const midnight = saoPauloInstant(saoPauloDay(instant), 0)
  const minutes = Math.floor((instant.getTime() - midnight.getTime()) / 60_000)
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}

/** The time that the reader should find at once. */
export function timeBox(appointment: EmailedAppointment, profile: StoreProfile): Block {
  const { startsAt } = appointment
  const day = saoPauloDay(startsAt)
  const above = weekdayText(day)
  const time = `${dayAndMonth(day)}, às ${clockText(startsAt)}`
  const below = placeOf(appointment, profile)
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:22px 0;">
<tr><td align="center" bgcolor="${colors.paper}" style="padding:18px 14px;">
<div style="font:bold 14px/20px ${sans};letter-spacing:1px;text-transform:uppercase;color:${colors.gold};">${above}</div>
<div style="font:bold 22px/36px ${sans};color:${colors.ink};">${time}</div>
<div style="font:15px/22px ${sans};color:${colors.inkSoft};word-break:break-word;">${below}</div>
</td></tr>
</table>`,
    text: `${above}, ${time} (horário de São Paulo)\n${below}`,
  }
}

function placeOf({ kind, videoUrl, roomName }: EmailedAppointment, { address }: StoreProfile): string {
  if (kind === 'video') return videoUrl ?? 'Por vídeo: o ateliê envia o endereço da conversa'
  return `${address.street}, ${address.number} · ${roomName}`
}

/** What to bring and how to come; of a call nothing. */
export function preparation(appointment: EmailedAppointment, profile: StoreProfile): Block[] {
  const { kind } = appointment
  if (kind === 'video') return []
  const { street, number, neighborhood, city } = profile.address
  const bring = 'O sapato do dia e a roupa íntima que vai usar. O véu, se já estiver com você.'
  return [
    ...(kind === 'fitting' ? [section('Traga', [bring])] : []),
    section('Como chegar', [`${street}, ${number}, ${neighborhood}, ${city}.`]),
  ]
}

/** Until when she changes it by herself. */
export function changeText({ changeableUntil }: Pick<EmailedAppointment, 'changeableUntil'>): string {
  return `Não vai dar? Remarque ou cancele pelo site até ${momentText(changeableUntil)}. Depois disso, fale com o ateliê.`
}
