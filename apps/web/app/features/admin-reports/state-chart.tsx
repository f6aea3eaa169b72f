import type { Report } from '@shop/contract/reports'
import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts'
import { chartColor } from './chart-colors.ts'
import { percentText } from './percent-text.ts'

/** Leaves room for the labels beside it on a phone. */
const OUTER_RADIUS = 72

/** Clockwise from the top; the labels with state and share are outside the slices, where they are legible. */
export function StateChart({ sales }: { sales: Report['chartData']['salesByState'] }) {
  const total = sales.reduce((sum, { valueCents }) => sum + valueCents, 0)
  if (total === 0) return <p className="py-10 text-center text-ink-2">Nenhuma venda no período.</p>
  const data = sales.map(({ name, valueCents }) => ({
    name,
    cents: valueCents,
    label: `${name} ${percentText(valueCents, total)}`,
  }))
  return (
    <div
      role="img"
      aria-label={`Vendas por estado: ${data.map(({ label }) => label).join(', ')}.`}
      className="h-72"
    >
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 8, left: 8 }}>
          <Pie
            data={data}
            dataKey="cents"
            nameKey="name"
            startAngle={90}
            endAngle={-270}
            outerRadius={OUTER_RADIUS}
            stroke="var(--color-white)"
            strokeWidth={2.5}
            isAnimationActive={false}
            labelLine={{ stroke: 'var(--color-line-strong)' }}
            label={({ x, y, textAnchor, index }) => (
              <text
                x={x}
                dx={textAnchor === 'end' ? -4 : 4}
                y={y}
                textAnchor={textAnchor}
                dominantBaseline="central"
                fontSize={12}
                fontWeight={500}
                fill="var(--color-ink)"
              >
                {data[index ?? 0]?.label}
              </text>
            )}
          >
            {data.map(({ name }, index) => (
              <Cell key={name} fill={chartColor(index)} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </div>
  )
}
