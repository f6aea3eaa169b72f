/** A ready message to someone who has an appointment: the atelier reads and sends it itself. */
import type { AgendaEntry } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { formOfAddress } from '@shop/contract/form-of-address'
import { numericDay } from '@shop/contract/format-days'
import { weekdayText } from '@shop/contract/weekday-text'
import { clockText, kindText } from '~/shared/agenda/entry-text.ts'
import { chatPath } from '~/shared/store/phone.ts'

export type Addressed = Pick<
  AgendaEntry,
  'kind' | 'fittingName' | 'startsAt' | 'name' | 'phone' | 'state' | 'isUnanswered' | 'videoUrl'
>

/** Never the appointment's own link: an address with its token would be stored in chats. */
export function messageText(entry: Addressed, shopName: string): string {
  const hello = `Oi, ${formOfAddress(entry.name)}! Tudo bem? Aqui é do ateliê ${shopName}.`
  return `${hello}\n\n${bodyOf(entry)}`
}

function bodyOf(entry: Addressed): string {
  const { state, startsAt, videoUrl, kind } = entry
  const day = saoPauloDay(startsAt)
  const when = `${weekdayText(day)}, ${numericDay(day)}, às ${clockText(startsAt)}`
  const what = whatOf(entry)
  if (state === 'missed') return `Sentimos sua falta na ${what} de ${when}. Quer marcar outro dia?`
  if (state === 'done') return `Foi um prazer receber você na ${what} de ${when}.`
  if (state === 'cancelled') return `A ${what} de ${when} foi cancelada. Quer marcar outro dia?`
  const call = kind === 'video' && videoUrl !== null ? ` A chamada é aqui: ${videoUrl}` : ''
  if (state === 'confirmed') return `Sua ${what} está confirmada para ${when}. Até lá!${call}`
  return `Sua ${what} está marcada para ${when}. Você vem? É só responder aqui.${call}`
}

function whatOf(entry: Addressed): string {
  return entry.kind === 'video' ? 'conversa por vídeo' : kindText(entry).toLowerCase()
}

/** Undefined without a number that WhatsApp could have. */
export function messageLink(entry: Addressed, shopName: string): string | undefined {
  const chat = chatPath(entry.phone)
  return chat && `${chat}?text=${encodeURIComponent(messageText(entry, shopName))}`
}
