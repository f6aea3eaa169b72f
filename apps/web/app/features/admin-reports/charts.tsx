import type { Report } from '@shop/contract/reports'
import { useState } from 'react'
import { classes } from '~/ui/classes.ts'
import { Panel } from '~/ui/panel.tsx'
import { BestSellersChart } from './best-sellers-chart.tsx'
import { MonthlyChart } from './monthly-chart.tsx'
import { MonthTable, ProductTable, StateTable } from './report-tables.tsx'
import { StateChart } from './state-chart.tsx'

const choices = [
  { value: 'months', text: 'Vendas mensais' },
  { value: 'products', text: 'Mais vendidos' },
] as const

export default function Charts({ data }: { data: Report['chartData'] }) {
  const [shown, setShown] = useState<(typeof choices)[number]['value']>('months')
  const { monthlySales, salesByProduct, salesByState } = data
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:items-start lg:gap-5">
      <Panel
        title={shown === 'months' ? 'Vendas mensais' : 'Mais vendidos, em peças'}
        aside={
          <div role="group" aria-label="O que o gráfico mostra" className="inline-flex max-lg:w-full">
            {choices.map(({ value, text }) => (
              <button
                key={value}
                type="button"
                aria-pressed={shown === value}
                onClick={() => setShown(value)}
                className={classes(
                  'min-h-(--control) border border-line-strong px-3.5 text-14 whitespace-nowrap not-first:border-l-0 max-lg:flex-1',
                  shown === value ? 'bg-wine-soft font-semibold text-wine' : 'bg-white hover:text-wine',
                )}
              >
                {text}
              </button>
            ))}
          </div>
        }
      >
        <div className="p-4 lg:p-5">
          {shown === 'months' ? (
            <MonthlyChart sales={monthlySales} />
          ) : (
            <BestSellersChart sales={salesByProduct} />
          )}
        </div>
        {shown === 'months' ? <MonthTable sales={monthlySales} /> : <ProductTable sales={salesByProduct} />}
      </Panel>
      <Panel title="Vendas por estado">
        <div className="p-4 lg:p-5">
          <StateChart sales={salesByState} />
        </div>
        <StateTable sales={salesByState} />
      </Panel>
    </div>
  )
}
