import type { SizeRow } from '@shop/contract/size-finder'
import { classes } from '~/ui/classes.ts'
import { measureNames } from './find-size.ts'
import { measureLabels } from './measure-label.tsx'

const cell = 'border-b border-line px-3 py-2 text-left'

export function SizeTable({ chart, marked }: { chart: readonly SizeRow[]; marked?: string }) {
  return (
    <table className="w-full border-collapse text-14 tabular-nums">
      <caption className="caption-bottom pt-4 text-left text-13 text-ink-3">Medidas em centímetros.</caption>
      <thead>
        <tr className="text-13 text-ink-3">
          {['Tamanho', ...measureNames.map((name) => measureLabels[name])].map((label) => (
            <th key={label} scope="col" className={classes(cell, 'font-medium')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.map((row) => (
          <tr
            key={row.size}
            aria-current={row.size === marked ? 'true' : undefined}
            className="aria-[current]:bg-wine-soft aria-[current]:font-medium aria-[current]:text-wine"
          >
            <th scope="row" className={classes(cell, 'font-medium wrap-anywhere')}>
              {row.size}
            </th>
            {measureNames.map((name) => (
              <td key={name} className={cell}>
                {row[name].map((cm) => String(cm).replace('.', ',')).join('–')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
