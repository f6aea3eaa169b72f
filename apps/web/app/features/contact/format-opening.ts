import { clockText, weekdayName } from '@shop/contract/opening-hours'
import type { OpenState } from './open-state.ts'

/** 'Aberto agora, até 18h'; 'Fechado agora, abre segunda às 9h'. */
export function formatOpening(state: OpenState): string {
  if (state.open) return `Aberto agora, até ${clockText(state.closes)}`
  if (!state.next) return 'Fechado agora'
  return `Fechado agora, abre ${formatDays(state.next)} às ${clockText(state.next.opens)}`
}

function formatDays({ inDays, weekday }: NonNullable<Extract<OpenState, { open: false }>['next']>) {
  if (inDays === 0) return 'hoje'
  return inDays === 1 ? 'amanhã' : weekdayName(weekday).toLowerCase()
}
