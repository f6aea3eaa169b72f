import type { OpenState } from '@shop/contract/open-state'
import { clockText, weekdayName } from '@shop/contract/opening-hours'

/** 'Aberto agora, até 18h'; 'Fechado agora, abre segunda às 9h'. */
export function formatOpening(state: OpenState): string {
  if (state.open) return `Aberto agora, até ${clockText(state.closes)}`
  if (!state.next) return 'Fechado agora'
  return `Fechado agora, abre ${formatOpens(state.next)}`
}

type NextOpening = NonNullable<Extract<OpenState, { open: false }>['next']>

/** 'amanhã às 9h' */
export function formatOpens(next: NextOpening): string {
  return `${formatDays(next)} às ${clockText(next.opens)}`
}

function formatDays({ inDays, weekday }: NextOpening) {
  if (inDays === 0) return 'hoje'
  return inDays === 1 ? 'amanhã' : weekdayName(weekday).toLowerCase()
}
