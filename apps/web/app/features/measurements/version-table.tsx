import { formatDate } from '@shop/contract/dates'
import type { MeasurementVersion } from '@shop/contract/measurements'
import {
  formatDifference,
  formatMeasure,
  type MeasureName,
  measureNames,
  measures,
} from '@shop/contract/measures'
import { classes } from '~/ui/classes.ts'

interface VersionTableProps {
  shown: MeasurementVersion
  /** The version before it, if there is one. */
  before: MeasurementVersion | undefined
}

/** Two versions side by side: what changed is marked by colour and said in the last column. */
export function VersionTable({ shown, before }: VersionTableProps) {
  const names = measureNames.filter(
    (name) => shown.values[name] !== undefined || before?.values[name] !== undefined,
  )
  return (
    <table className="w-full border-collapse leading-[1.35] tabular-nums">
      <caption className="sr-only">
        {before
          ? `Versão ${shown.number} comparada com a versão ${before.number}, em centímetros`
          : `Versão ${shown.number}, em centímetros`}
      </caption>
      <thead className="text-13 text-ink-2">
        <tr className="border-b border-line-strong align-bottom">
          <th scope="col" className="py-2 pr-1 text-left font-normal">
            Medida, em cm
          </th>
          {before && <VersionHead version={before} />}
          <VersionHead version={shown} />
          {before && (
            <th scope="col" className="py-2 pl-1 text-right font-normal">
              Mudou
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <MeasureLine key={name} name={name} shown={shown} before={before} />
        ))}
      </tbody>
    </table>
  )
}

function VersionHead({ version: { number, measuredOn } }: { version: MeasurementVersion }) {
  return (
    <th scope="col" className="px-1 py-2 text-right font-normal sm:px-3.5">
      Versão {number}
      <br />
      {formatDate(measuredOn)}
    </th>
  )
}

function MeasureLine({ name, shown, before }: VersionTableProps & { name: MeasureName }) {
  const [old, current] = [before?.values[name], shown.values[name]]
  const changed = before !== undefined && old !== current
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pr-1 text-left font-normal">
        {measures[name].label}
      </th>
      {before && <td className="px-1 py-3 text-right text-ink-2 sm:px-3.5">{textOf(old)}</td>}
      <td className={classes('px-1 py-3 text-right font-medium sm:px-3.5', changed && 'bg-wine-soft')}>
        {textOf(current)}
      </td>
      {before && (
        <td
          className={classes(
            'py-3 pl-1 text-right text-13 whitespace-nowrap',
            changed ? 'text-wine' : 'text-ink-3',
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
