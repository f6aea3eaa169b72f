import { formatDate } from '@shop/contract/dates'
import {
  formatDifference,
  formatMeasure,
  type MeasureName,
  measureNames,
  measures,
} from '@shop/contract/measures'
import type { SizeRow } from '@shop/contract/size-finder'
import { classes } from '~/ui/classes.ts'
import type { ShownMeasures } from './compared-measures.ts'
import { chartText } from './size-chart.ts'

interface MeasuresTableProps {
  shown: ShownMeasures
  before: ShownMeasures | undefined
  /** The row of the base size; missing if it is not in the store's chart. */
  base: SizeRow | undefined
}

/** Versions side by side. On a phone without the size chart, which the work sheet has too. */
export function MeasuresTable({ shown, before, base }: MeasuresTableProps) {
  const names = measureNames.filter(
    (name) => shown.values[name] !== undefined || before?.values[name] !== undefined,
  )
  return (
    <table className="w-full border-collapse leading-[1.35] tabular-nums">
      <caption className="sr-only">Medidas em centímetros</caption>
      <thead className="text-13 text-ink-2">
        <tr className="border-b border-line-strong align-bottom [&>th]:py-2 [&>th]:font-normal">
          <th scope="col" className="pr-2 text-left">
            em cm
          </th>
          {base && (
            <th scope="col" className="px-2 text-right max-sm:hidden">
              Tabela {base.size}
            </th>
          )}
          {before && <VersionHead version={before} />}
          <VersionHead version={shown} />
          {before && (
            <th scope="col" className="pl-2 text-right lg:px-3">
              Mudou
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <MeasureLine key={name} name={name} shown={shown} before={before} base={base} />
        ))}
      </tbody>
    </table>
  )
}

function VersionHead({ version: { number, measuredOn } }: { version: ShownMeasures }) {
  return (
    <th scope="col" className="px-2 text-right whitespace-nowrap lg:px-3.5">
      {number === null ? 'No ateliê' : `Versão ${number}`}
      <br />
      <span className="max-sm:hidden">{formatDate(measuredOn)}</span>
      <span className="sm:hidden">{formatDate(measuredOn).slice(0, 5)}</span>
    </th>
  )
}

function MeasureLine({ name, shown, before, base }: MeasuresTableProps & { name: MeasureName }) {
  const [old, current] = [before?.values[name], shown.values[name]]
  const changed = before !== undefined && old !== current
  return (
    <tr className="border-b border-line last:border-b-0 [&>*]:py-2.5">
      <th scope="row" className="pr-2 text-left font-normal">
        {measures[name].label}
      </th>
      {base && (
        <td className="px-2 text-right whitespace-nowrap text-ink-2 max-sm:hidden">
          {chartText(base, name) ?? '–'}
        </td>
      )}
      {before && <td className="px-2 text-right text-ink-2 lg:px-3.5">{textOf(old)}</td>}
      <td className={classes('px-2 text-right font-semibold lg:px-3.5', changed && 'bg-wine-soft')}>
        {textOf(current)}
      </td>
      {before && (
        <td
          className={classes(
            'pl-2 text-right text-13 whitespace-nowrap lg:px-3',
            changed ? 'text-wine' : 'text-ink-2',
          )}
        >
          {difference(old, current)}
        </td>
      )}
    </tr>
  )
}

const textOf = (value: number | undefined) => (value === undefined ? '–' : formatMeasure(value))

function difference(old: number | undefined, current: number | undefined): string {
  if (old === undefined) return 'nova'
  return current === undefined ? 'sem medida' : formatDifference(old, current)
}
