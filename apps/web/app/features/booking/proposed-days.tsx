import type { ProposedFitting } from '@shop/contract/appointments'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { TextButton } from '~/ui/text-link.tsx'

interface ProposedDaysProps {
  proposed: ProposedFitting
  onShowDay: (day: string) => void
}

/** '1ª prova: sugerimos entre 10 e 16 de janeiro.' */
export function ProposedDays({ proposed, onShowDay }: ProposedDaysProps) {
  const { name, isOptional } = proposed
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
      <span>
        {name}: sugerimos {formatDelivery(proposed)}.{isOptional && ' É opcional.'}
      </span>
      <TextButton onClick={() => onShowDay(proposed.from)}>Ver esses dias</TextButton>
    </p>
  )
}
