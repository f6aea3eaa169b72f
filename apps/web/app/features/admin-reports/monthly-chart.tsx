import { formatBRL } from '@shop/contract/money'
import type { Report } from '@shop/contract/reports'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'

const HATCH = 'running-month'
const thousands = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
/** Always one decimal digit, so that the values can be compared. */
const labels = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const tick = { fontSize: 12, fill: 'var(--color-ink-2)' } as const

/** One bar for each month of the period; the current month is hatched, because it is incomplete. */
export function MonthlyChart({ sales }: { sales: Report['chartData']['monthlySales'] }) {
  const data = sales.map(({ name, valueCents }) => ({ name, reais: valueCents / 100 }))
  const total = sales.reduce((sum, { valueCents }) => sum + valueCents, 0)
  const average = sales.length > 0 ? total / sales.length : 0
  const running = data.at(-1)?.name
  return (
    <figure>
      <div
        role="img"
        aria-label={`Vendas dos últimos ${sales.length} meses: ${formatBRL(total)} no total, ${formatBRL(average)} por mês. Os valores estão na tabela.`}
        className="h-72"
      >
        <ResponsiveContainer width="100%" height="100%">
          <BarChart accessibilityLayer={false} data={data} margin={{ top: 20, right: 4, bottom: 0, left: 4 }}>
            <defs>
              <pattern
                id={HATCH}
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="6" height="6" fill="var(--color-white)" />
                <rect width="3" height="6" fill="var(--chart-1)" />
              </pattern>
            </defs>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="name"
              tick={tick}
              tickLine={false}
              stroke="var(--color-line-strong)"
              interval="preserveStartEnd"
            />
            <YAxis width={84} tick={tick} tickLine={false} axisLine={false} tickFormatter={inThousands} />
            <ReferenceLine y={average / 100} stroke="var(--color-gold)" strokeDasharray="7 5" />
            <Bar dataKey="reais" isAnimationActive={false} maxBarSize={48}>
              {data.map(({ name }) => (
                <Cell
                  key={name}
                  fill={name === running ? `url(#${HATCH})` : 'var(--chart-1)'}
                  stroke="var(--chart-1)"
                />
              ))}
              <LabelList
                dataKey="reais"
                position="top"
                className="max-lg:hidden"
                formatter={(value: unknown) => labels.format(Number(value) / 1000)}
                style={{ fontSize: 12, fontWeight: 500, fill: 'var(--color-ink)' }}
              />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2">
        <span className="max-lg:hidden">valores em R$ mil</span>
        <span>listrado: {running}, até hoje</span>
        <span>- - - média mensal {formatBRL(average)}</span>
      </figcaption>
    </figure>
  )
}

function inThousands(reais: number) {
  return reais === 0 ? 'R$ 0' : `R$ ${thousands.format(reais / 1000)} mil`
}
