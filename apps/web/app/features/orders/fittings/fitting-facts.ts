/** What the order's section of fittings shows of each, as text. */
import type { Appointment } from '@shop/contract/appointments'
import { formatDate } from '@shop/contract/dates'
import type { FittingRecord } from '@shop/contract/fitting-records'

type Record = Pick<FittingRecord, 'state' | 'isReplaced' | 'repliedAt'>

export function recordText({ state, isReplaced, repliedAt }: Record): string {
  if (isReplaced) return 'substituído por outro registro'
  switch (state) {
    case 'confirmed':
      return `registro confirmado por você${repliedAt ? ` em ${formatDate(repliedAt)}` : ''}`
    case 'differs':
      return 'você disse que não foi isso; o ateliê escreve outro registro'
    case 'unanswered':
      return 'sem resposta sua: ainda não vale como combinado'
    case 'draft':
    case 'waiting':
      return 'espera a sua resposta'
  }
}

export const needsReply = ({ state, isReplaced }: Record) =>
  !isReplaced && (state === 'waiting' || state === 'unanswered')

const stateTexts = {
  booked: 'Marcada',
  confirmed: 'Confirmada',
  done: 'Feita',
  missed: 'Você não veio',
  cancelled: 'Cancelada',
} as const satisfies globalThis.Record<Appointment['state'], string>

export const stateText = ({ state }: Pick<Appointment, 'state'>) => stateTexts[state]

/** Still to come: she can confirm or move it. */
export const isComing = ({ state, endsAt }: Pick<Appointment, 'state' | 'endsAt'>, now: Date) =>
  (state === 'booked' || state === 'confirmed') && endsAt > now
