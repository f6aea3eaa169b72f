import { holdMinutes } from '@shop/contract/appointment-facts'
import { timeText } from '~/shared/appointments/appointment-text.ts'
import type { Hold } from './stored-hold.ts'
import type { HoldState } from './use-hold.ts'

interface HoldNoteProps {
  state: HoldState
  hold: Hold | undefined
}

/** Below the hours; announced when it changes. */
export function HoldNote({ state, hold }: HoldNoteProps) {
  return (
    <p role="status" className="text-13 text-ink-3">
      Horário de São Paulo. {noteOf(state, hold)}
    </p>
  )
}

function noteOf(state: HoldState, hold: Hold | undefined): string {
  if (hold) return `A hora fica guardada para você por ${holdMinutes} minutos, até ${timeText(hold.until)}.`
  if (state === 'ended') {
    return `Os ${holdMinutes} minutos passaram e a hora não está mais guardada. Ainda dá para agendar, se ninguém a reservou antes.`
  }
  if (state === 'failed') return 'A hora não ficou guardada, mas ainda dá para agendar.'
  return `A hora escolhida fica guardada por ${holdMinutes} minutos.`
}
