import type { AgendaEntry } from '@shop/contract/agenda'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { Badge } from '~/ui/badge.tsx'

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const

const badges = {
  unanswered: { tone: 'warning', text: 'Sem resposta', icon: <Clock {...icon} /> },
  booked: { tone: 'neutral', text: 'Marcada', icon: null },
  confirmed: { tone: 'ok', text: 'Confirmada', icon: <Check {...icon} /> },
  done: { tone: 'ok', text: 'Feita', icon: <Check {...icon} /> },
  missed: { tone: 'error', text: 'Não veio', icon: <X {...icon} /> },
  cancelled: { tone: 'neutral', text: 'Cancelada', icon: <X {...icon} /> },
} as const

type Stated = Pick<AgendaEntry, 'state' | 'isUnanswered'>

/** 'Sem resposta' of one that is near and that nobody confirmed. */
export function stateText(entry: Stated): string {
  return badges[nameOf(entry)].text
}

export function EntryBadge({ entry }: { entry: Stated }) {
  const { tone, text, icon: sign } = badges[nameOf(entry)]
  return (
    <Badge tone={tone}>
      {sign}
      {text}
    </Badge>
  )
}

function nameOf({ state, isUnanswered }: Stated) {
  return isUnanswered ? 'unanswered' : state
}
