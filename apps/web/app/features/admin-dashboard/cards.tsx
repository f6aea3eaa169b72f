import { formatBRL } from '@shop/contract/money'
import type { Dashboard, Report } from '@shop/contract/reports'
import type { ReactNode } from 'react'
import { classes } from '~/ui/classes.ts'

interface CardsProps {
  report: Report | undefined
  dashboard: Dashboard | undefined
  failed: boolean
}

/** The five metrics of the report, each with a short explanatory note. */
export function Cards({ report, dashboard, failed }: CardsProps) {
  const value = (text: string | undefined) =>
    text ?? (failed ? <Dash /> : <span className="skeleton h-8 w-20" />)
  const months = report?.chartData.monthlySales ?? []
  const running = months.at(-1)
  const lastYear = report?.sameMonthLastYear
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3 min-[75rem]:grid-cols-[2.3fr_1fr_1fr_1fr_1fr]">
      <div
        className={classes(
          'col-span-full grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-1 px-4 py-3.5 min-[75rem]:col-span-1 lg:px-5 lg:py-4.5',
          report ? 'bg-night text-paper' : 'border border-line bg-white',
        )}
      >
        <dt className={report ? 'text-paper-3' : 'text-ink-2'}>Receita total</dt>
        <dd className="col-start-1 mt-1.5 text-[clamp(1.375rem,7vw,1.75rem)] leading-[1.15] font-medium whitespace-nowrap lg:text-[2rem]">
          {value(report && formatBRL(report.totalRevenueCents))}
        </dd>
        <dd className={classes('col-start-1 mt-1 text-13', report ? 'text-paper-3' : 'text-ink-3')}>
          {running ? `${running.name} até hoje: ${formatBRL(running.valueCents)}` : failed && 'sem dados'}
          {lastYear && (
            <span className="block">
              {lastYear.name} inteiro: {formatBRL(lastYear.valueCents)}
            </span>
          )}
        </dd>
        {report && (
          <dd className="col-start-2 row-span-3 row-start-1 self-end max-[22.5rem]:hidden">
            <Spark values={months.map(({ valueCents }) => valueCents)} />
          </dd>
        )}
      </div>
      <Card label="Produtos" value={value(report?.totalProducts.toLocaleString('pt-BR'))} failed={failed}>
        {dashboard &&
          (dashboard.soldOutProducts === 1 ? '1 esgotado' : `${dashboard.soldOutProducts} esgotados`)}
      </Card>
      <Card label="Pedidos" value={value(report?.totalOrders.toLocaleString('pt-BR'))} failed={failed}>
        {dashboard && (dashboard.paidOrders === 1 ? '1 pago' : `${dashboard.paidOrders} pagos`)}
      </Card>
      <Card
        label="Pedidos pendentes"
        value={value(report?.pendingOrders.toLocaleString('pt-BR'))}
        failed={failed}
        warns
      >
        {report && (report.pendingOrders > 0 ? 'à espera do pagamento' : 'nenhum à espera')}
      </Card>
      <Card label="Clientes" value={value(report?.totalCustomers.toLocaleString('pt-BR'))} failed={failed}>
        {dashboard &&
          (dashboard.newCustomers === 1 ? '1 nova em 7 dias' : `${dashboard.newCustomers} novas em 7 dias`)}
      </Card>
    </dl>
  )
}

interface CardProps {
  label: string
  value: ReactNode
  failed: boolean
  warns?: boolean
  children: ReactNode
}

function Card({ label, value, failed, warns = false, children }: CardProps) {
  return (
    <div className="min-w-0 rounded-1 border border-line bg-white px-4 py-3.5 lg:px-5 lg:py-4.5">
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="mt-1.5 text-[1.75rem] leading-[1.15] font-medium lg:text-[2rem]">{value}</dd>
      <dd className={classes('mt-1 min-h-5 text-13', warns ? 'text-warning' : 'text-ink-3')}>
        {failed ? 'sem dados' : children}
      </dd>
    </div>
  )
}

function Dash() {
  return <span aria-label="sem dados">—</span>
}

/** A sparkline of twelve months; the exact values are in Relatórios. */
function Spark({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1)
  return (
    <svg aria-hidden="true" viewBox="0 0 130 44" className="h-auto w-23 flex-none lg:w-32.5">
      {values.map((value, index) => {
        const height = Math.max(2, (value / highest) * 42)
        const isRunning = index === values.length - 1
        return (
          <rect
            // The months never change position.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={index * 11 + 1}
            y={43 - height}
            width={8}
            height={height}
            fill={isRunning ? 'none' : 'var(--color-gold-soft)'}
            stroke={isRunning ? 'var(--color-gold-soft)' : 'none'}
          />
        )
      })}
    </svg>
  )
}
