import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { WorkRecord } from '@shop/contract/fitting-records'
import { adjustmentText, pointName } from '../fittings/point-text.ts'

const stateTexts: Record<WorkRecord['state'], string> = {
  draft: '',
  waiting: 'a noiva ainda não respondeu: não ajustar',
  unanswered: 'sem resposta da noiva: não ajustar',
  confirmed: 'confirmado pela noiva',
  differs: 'a noiva diz que não foi isso: não ajustar',
}

/** What was agreed at the last fitting, and whether she has confirmed it. */
export function WorkSheetRecord({ record }: { record: WorkRecord | null | undefined }) {
  if (!record) return null
  const { fittingName, startsAt, points, state } = record
  return (
    <section className="mt-3.5 border border-ink px-3 py-2">
      <h3 className="flex justify-between gap-4 font-text text-13 font-semibold">
        {fittingName ?? 'Prova'} de {formatDate(saoPauloDay(startsAt))}
        <span className={state === 'confirmed' ? 'font-normal' : 'font-semibold uppercase'}>
          {stateTexts[state]}
        </span>
      </h3>
      <ol className="mt-1 columns-2 gap-6 text-13">
        {points.map((point, at) => (
          <li key={`${point.point}-${String(at)}`} className="break-inside-avoid wrap-anywhere">
            {at + 1}. {pointName(point.point)}: <b className="font-semibold">{adjustmentText(point)}</b>
            {point.note && `, ${point.note}`}
          </li>
        ))}
      </ol>
    </section>
  )
}
