import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { ListedMeasurementSheet } from '@shop/contract/measurements'
import { measuresDueOn } from '@shop/contract/measures-due'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client.ts'
import { useNow } from '~/lib/use-now.ts'
import { measurementsAtCheckout } from './checkout-measurements.queries.ts'
import { choiceOf, type MeasuresChoice } from './measures-choice.ts'
import type { MeasuresPartProps } from './use-measures-choice.ts'

/** What was chosen for each made-to-measure line. */
export default function MeasuresReview({ token, measures, closedDays }: MeasuresPartProps) {
  const { data: people = [] } = useQuery(measurementsAtCheckout(token), queryClient)
  const dueOn = formatDate(measuresDueOn(saoPauloDay(useNow()), closedDays))
  return (
    <>
      {measures.lines.map((line) => (
        <p key={line.cartId}>
          {line.name}: {choiceText(choiceOf(measures.choices, line), people, dueOn)}
        </p>
      ))}
    </>
  )
}

function choiceText(
  choice: MeasuresChoice | undefined,
  people: readonly ListedMeasurementSheet[],
  dueOn: string,
): string {
  if (choice === 'later') return `enviar até ${dueOn}`
  if (choice === 'atelier') return `medir no ateliê até ${dueOn}`
  const person = people.find(({ id }) => id === choice?.sheetId)
  // A version that is newer than the chosen one has another number.
  const version = person?.latest?.id === choice?.versionId ? `, versão ${person?.latest?.number}` : ''
  return person ? `ficha de ${person.personName}${version}` : 'ficha de medidas'
}
