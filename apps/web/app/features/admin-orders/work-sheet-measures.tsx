import { formatMeasure, measureNames, measures, usualMeasures } from '@shop/contract/measures'
import type { OrderItem } from '@shop/contract/order'
import type { LockedMeasures } from '@shop/contract/order-measures'
import type { SizeRow } from '@shop/contract/size-finder'
import type { ReactNode } from 'react'
import { heelText, workSheetVersion } from './measures/compared-measures.ts'
import { chartText, rowOf } from './measures/size-chart.ts'

const BLANK = '\u00A0'
/** The sheet still fits one page with this many rows in their usual height. */
const MOST_ROWS = 10

export interface SewnMeasures {
  item: OrderItem
  chart: readonly SizeRow[]
  /** What a made-to-measure line is cut from; nothing before it is locked. */
  locked: LockedMeasures | null | undefined
}

interface Row {
  label: string
  /** What the size fits. */
  range?: string | undefined
  value?: string | undefined
}

/** The measures to sew from, with blank columns for what is measured at the fittings. */
export function WorkSheetMeasures(sewn: SewnMeasures) {
  const { item, chart, locked } = sewn
  const size = item.baseSize ?? item.size
  const base = rowOf(chart, size)
  const hint = base ? `tabela do tamanho ${size}; preencher na prova` : 'preencher na prova'
  return (
    <section className="mt-3.5">
      <h3 className="flex justify-between gap-4 font-text text-13 font-semibold">
        <span>Medidas (cm){locked?.personName && ` de ${locked.personName}`}</span>
        <span className="font-normal text-ink-2">
          {locked ? [workSheetVersion(locked), heelText(locked)].filter(Boolean).join(' · ') : hint}
        </span>
      </h3>
      {isUnlocked(sewn) && (
        <p className="mt-1.5 border-2 border-ink px-3 py-1.5 text-center text-16 font-semibold uppercase">
          Medidas não travadas: não cortar
        </p>
      )}
      <table className="mt-1.5 w-full border-collapse text-13 [&_:is(th,td)]:h-7.25 [&_:is(th,td)]:border [&_:is(th,td)]:border-line-strong [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-left group-data-compact/sheet:[&_:is(th,td)]:h-5 group-data-compact/sheet:[&_:is(th,td)]:leading-none">
        <thead className="bg-paper-2">
          <tr>
            <th scope="col">Medida</th>
            <th scope="col">{base ? `Tabela ${size}` : 'Tabela'}</th>
            <th scope="col">Cliente</th>
            <th scope="col">1ª prova</th>
            <th scope="col">2ª prova</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(sewn).map(({ label, range, value }) => (
            <tr key={label}>
              <th scope="row" className="font-normal">
                {label}
              </th>
              <td>{range}</td>
              <Filled>{value}</Filled>
              <td>{BLANK}</td>
              <td>{BLANK}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {locked?.note && (
        <p className="mt-1.5 text-13 whitespace-pre-line wrap-anywhere">
          <b className="font-semibold">Ao medir:</b> {locked.note}
        </p>
      )}
    </section>
  )
}

/** Blank cells are filled in by hand. */
function Filled({ children }: { children: ReactNode }) {
  return <td className="text-16 font-semibold tabular-nums">{children ?? BLANK}</td>
}

function isUnlocked({ item, locked }: SewnMeasures): boolean {
  return item.offer === 'made_to_measure' && !locked
}

/** Rows have to be lower to fit one page. */
export function isCompact(sewn: SewnMeasures): boolean {
  return rowsOf(sewn).length > MOST_ROWS
}

function rowsOf({ item, chart, locked }: SewnMeasures): Row[] {
  const base = rowOf(chart, item.baseSize ?? item.size)
  if (item.offer !== 'made_to_measure') {
    const girths = (['bust', 'waist', 'hip'] as const).map((name) => ({
      label: measures[name].label,
      range: base && chartText(base, name),
    }))
    return [...girths, { label: 'Manga' }, { label: 'Altura com salto' }]
  }
  return measureNames
    .filter((name) => locked?.values[name] !== undefined || usualMeasures.includes(name))
    .map((name) => {
      const value = locked?.values[name]
      return {
        label: measures[name].label,
        range: base && chartText(base, name),
        value: value === undefined ? undefined : formatMeasure(value),
      }
    })
}
