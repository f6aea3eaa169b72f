import { sizeTable } from '@shop/contract/constants'
import { classes } from '~/ui/classes.ts'
import { measureLabels } from './custom-text.ts'
import { measureNames, type Size } from './find-size.ts'

const cell = 'border-b border-line px-3 py-2 text-left'

export function SizeTable({ marked }: { marked: Size }) {
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
        {sizeTable.map((row) => (
          <tr
            key={row.size}
            aria-current={row.size === marked ? 'true' : undefined}
            className="aria-[current]:bg-wine-soft aria-[current]:font-medium aria-[current]:text-wine"
          >
            <th scope="row" className={classes(cell, 'font-medium')}>
              {row.size}
            </th>
            {measureNames.map((name) => (
              <td key={name} className={cell}>
                {row[name].join('–')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
