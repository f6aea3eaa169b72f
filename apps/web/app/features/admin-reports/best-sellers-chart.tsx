import type { Report } from '@shop/contract/reports'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'

const ROW_PX = 44

/** Horizontal bars, because product names are long. */
export function BestSellersChart({ sales }: { sales: Report['chartData']['salesByProduct'] }) {
  if (sales.length === 0)
    return <p className="py-10 text-center text-ink-2">Nenhuma peça vendida no período.</p>
  const [first] = sales
  return (
    <div
      role="img"
      aria-label={`Peças mais vendidas; a primeira é ${first?.name}, com ${first?.units}. As demais estão na tabela.`}
      style={{ height: sales.length * ROW_PX + 10 }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          accessibilityLayer={false}
          data={[...sales]}
          layout="vertical"
          margin={{ top: 0, right: 36, bottom: 0, left: 0 }}
        >
          <XAxis type="number" dataKey="units" hide domain={[0, 'dataMax']} />
          <YAxis
            type="category"
            dataKey="name"
            width={140}
            tickLine={false}
            axisLine={false}
            interval={0}
            tick={{ fontSize: 13, fill: 'var(--color-ink)' }}
          />
          <Bar
            dataKey="units"
            fill="var(--chart-1)"
            background={{ fill: 'var(--color-paper-2)' }}
            barSize={20}
            isAnimationActive={false}
          >
            <LabelList
              dataKey="units"
              position="right"
              style={{ fontSize: 13, fontWeight: 600, fill: 'var(--color-ink)' }}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
