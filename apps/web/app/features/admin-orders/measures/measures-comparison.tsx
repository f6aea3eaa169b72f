import { formatDate } from '@shop/contract/dates'
import type { ReadMeasures } from '@shop/contract/order-measures'
import { useState } from 'react'
import { SelectField } from '~/ui/select-field.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { changeText, heelText, measureList, shownMeasures, versionText } from './compared-measures.ts'
import { firstNameOf, type MeasuredLine } from './measured-line.ts'
import { MeasuresTable } from './measures-table.tsx'
import { rowOf, useSizeChart } from './size-chart.ts'

interface MeasuresComparisonProps {
  line: MeasuredLine
  read: ReadMeasures
}

export function MeasuresComparison({ line: { order, item }, read }: MeasuresComparisonProps) {
  const [chosen, setChosen] = useState<number>()
  const chart = useSizeChart()
  const { sent, missing, lockedAt } = item.measures
  const { shown, personName, earlier, newer } = shownMeasures(read, sent?.versionId)
  if (!shown) return <p className="text-ink-2">A cliente apagou a ficha com estas medidas.</p>
  const [previous] = earlier
  const before = earlier.find(({ number }) => number === chosen) ?? previous
  const change = previous && !lockedAt ? changeText(previous, shown) : undefined
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 text-14 wrap-anywhere text-ink-2">
          {personName && <li>Ficha de {personName}</li>}
          {heelText(shown) && <li>{heelText(shown)}</li>}
          <li>{versionText(shown)}</li>
        </ul>
        {earlier.length > 1 && (
          <SelectField
            label="Comparar com"
            labelHidden
            className="w-58 max-sm:w-full"
            value={before?.number}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {earlier.map(({ number }) => (
              <option key={number} value={number}>
                Comparar com a versão {number}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <MeasuresTable shown={shown} before={before} base={rowOf(chart, item.baseSize ?? item.size)} />
      {shown.note && (
        <p className="text-14 whitespace-pre-line wrap-anywhere">
          <span className="text-ink-2">Observação: </span>“{shown.note}”
        </p>
      )}
      {newer && (
        <p className="text-14 text-ink-2">
          A ficha já tem a versão {newer.number}, de {formatDate(newer.measuredOn)}. Esta peça continua na
          versão {shown.number}.
        </p>
      )}
      {missing.length > 0 && (
        <p className="rounded-1 bg-warning-soft px-4 py-3 text-14">
          <b className="font-semibold">Sem medida: {measureList(missing)}.</b>
        </p>
      )}
      {change && (
        <div className="flex gap-3.5 rounded-1 border-l-3 border-info bg-info-soft px-4 py-3">
          <TapeIcon className="mt-0.5 size-4.5 flex-none text-info" />
          <div className="text-14">
            <p className="font-semibold">{change}</p>
            <p>Confirme com {firstNameOf(order)} antes de cortar, ou corte com 2 cm de costura a mais.</p>
          </div>
        </div>
      )}
    </>
  )
}
