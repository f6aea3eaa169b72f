import { formatBRL } from '@shop/contract/money'
import type { Report } from '@shop/contract/reports'
import type { ReactNode } from 'react'
import { stateName } from '~/shared/address/state-names.ts'
import { chartColor } from './chart-colors.ts'
import { percentText } from './percent-text.ts'

type ChartData = Report['chartData']

export function MonthTable({ sales }: { sales: ChartData['monthlySales'] }) {
  const total = sumOf(sales)
  const orders = sales.reduce((sum, { orders: paid = 0 }) => sum + paid, 0)
  return (
    <Disclosure
      label="Vendas mensais"
      head={['Mês', 'Pedidos pagos', 'Vendas', '% do total']}
      foot={['Total', String(orders), formatBRL(total), '100%']}
    >
      {sales.toReversed().map(({ name, valueCents, orders: paid = 0 }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{paid}</td>
          <td>{formatBRL(valueCents)}</td>
          <td>{percentText(valueCents, total)}</td>
        </tr>
      ))}
    </Disclosure>
  )
}

export function ProductTable({ sales }: { sales: ChartData['salesByProduct'] }) {
  return (
    <Disclosure label="Mais vendidos" head={['Produto', 'Peças', 'Receita']}>
      {sales.map(({ name, units, productId, salesCents = 0 }) => (
        <tr key={productId ?? name}>
          <th scope="row">{name}</th>
          <td>{units}</td>
          <td>{formatBRL(salesCents)}</td>
        </tr>
      ))}
    </Disclosure>
  )
}

export function StateTable({ sales }: { sales: ChartData['salesByState'] }) {
  const total = sumOf(sales)
  return (
    <Disclosure
      label="Vendas por estado"
      head={['Estado', 'Vendas', '% do total']}
      foot={['Total', formatBRL(total), '100%']}
    >
      {sales.map(({ name, valueCents }, index) => (
        <tr key={name}>
          <th scope="row">
            <span
              aria-hidden="true"
              className="mr-2.5 inline-block size-3 rounded-1"
              style={{ background: chartColor(index) }}
            />
            {stateName(name)}
          </th>
          <td>{formatBRL(valueCents)}</td>
          <td>{percentText(valueCents, total)}</td>
        </tr>
      ))}
    </Disclosure>
  )
}

interface DisclosureProps {
  label: string
  head: readonly string[]
  foot?: readonly string[]
  children: ReactNode
}

/** The data behind a chart, as a table. */
export function Disclosure({ label, head, foot, children }: DisclosureProps) {
  const [firstHead, ...otherHeads] = head
  return (
    <details open className="border-t border-line">
      <summary className="flex min-h-(--control) items-center px-4 text-14 font-medium text-wine lg:px-5">
        Tabela: {label}
      </summary>
      <div className="px-4 pb-3 lg:px-5">
        <table aria-label={label} className="report-table">
          <thead>
            <tr>
              <th scope="col">{firstHead}</th>
              {otherHeads.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
          {foot && (
            <tfoot>
              <tr>
                {foot.map((text, index) =>
                  index === 0 ? (
                    <th key={text} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={text}>{text}</td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </details>
  )
}

function sumOf(sales: readonly { valueCents: number }[]) {
  return sales.reduce((sum, { valueCents }) => sum + valueCents, 0)
}
