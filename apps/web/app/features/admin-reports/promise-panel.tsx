import type { Failure } from '@shop/contract/failures'
import type { PromiseReport } from '@shop/contract/promise-report'
import { listFailure } from '~/lib/list-failure.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { percentText } from './percent-text.ts'
import type { usePromiseReport } from './promise-report-query.ts'
import { causeLabels, meanText, monthText, replyLabels } from './promise-texts.ts'
import { Disclosure } from './report-tables.tsx'

const failure: Failure = { message: 'Falha ao buscar o relatório de prazos.' }

/** Delivered against promised: the promise of the purchase, and the one that counted in the end. */
export function PromisePanel({ query }: { query: ReturnType<typeof usePromiseReport> }) {
  const failed = listFailure(query, failure)
  const { data } = query
  return (
    <Panel title="Prazos" className="mt-3 lg:mt-5">
      {failed && (
        <div className="p-4 lg:p-5">
          <FailurePanel {...failed} />
        </div>
      )}
      {!failed && !data && (
        <p role="status" className="p-4 text-ink-2 lg:p-5">
          Carregando prazos...
        </p>
      )}
      {data && <PromiseContent report={data} />}
    </Panel>
  )
}

function PromiseContent({ report }: { report: PromiseReport }) {
  const { total, months, causes, reasons } = report
  if (total.delivered === 0 && causes.length === 0) {
    return (
      <p className="p-4 text-ink-2 lg:p-5">
        Nenhum pedido com prazo foi entregue neste período, e nenhum prazo mudou. Marque os pedidos como
        Entregue para ver aqui quantos chegaram a tempo.
      </p>
    )
  }
  return (
    <>
      <dl className="grid gap-px bg-line sm:grid-cols-2">
        <Held name="No prazo da compra" held={total.first} delivered={total.delivered}>
          O que foi prometido quando a cliente comprou
        </Held>
        <Held name="No último prazo combinado" held={total.last} delivered={total.delivered}>
          Depois das mudanças de prazo
        </Held>
      </dl>
      <Disclosure label="Prazos por mês da entrega" head={['Mês', 'Prazo da compra', 'Último prazo']}>
        {months.toReversed().map(({ name, delivered, first, last, changes }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="block text-13 text-ink-3">{monthText(delivered, changes)}</span>
            </th>
            <HeldCell held={first} delivered={delivered} />
            <HeldCell held={last} delivered={delivered} />
          </tr>
        ))}
      </Disclosure>
      {causes.length > 0 && <Changes report={report} />}
      {reasons.length > 0 && (
        <Disclosure label="Motivos escritos pelo ateliê" head={['Motivo', 'Mudanças']}>
          {reasons.map(({ reason, changes }) => (
            <tr key={reason}>
              <th scope="row" className="wrap-anywhere">
                {reason}
              </th>
              <td>{changes}</td>
            </tr>
          ))}
        </Disclosure>
      )}
    </>
  )
}

function Changes({ report: { causes, replies } }: { report: PromiseReport }) {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:divide-x lg:divide-line">
      <Disclosure label="Mudanças de prazo por causa" head={['Causa', 'Mudanças', 'Pedidos']}>
        {causes.map(({ cause, changes, orders }) => (
          <tr key={cause}>
            <th scope="row">{causeLabels[cause]}</th>
            <td>{changes}</td>
            <td>{orders}</td>
          </tr>
        ))}
      </Disclosure>
      <Disclosure label="O que as clientes responderam" head={['Resposta', 'Mudanças']}>
        {replyLabels.map(({ key, text }) => (
          <tr key={key}>
            <th scope="row">{text}</th>
            <td>{replies[key]}</td>
          </tr>
        ))}
      </Disclosure>
    </div>
  )
}

/** The share in time, and how many days before or after on average. */
function HeldCell({ held, delivered }: Pick<HeldProps, 'held' | 'delivered'>) {
  if (delivered === 0) return <td>–</td>
  return (
    <td>
      {percentText(held.onTime, delivered)}
      <span className="block text-13 whitespace-normal text-ink-3">{meanText(held.meanDays)}</span>
    </td>
  )
}

interface HeldProps {
  name: string
  held: PromiseReport['total']['first']
  delivered: number
  children: string
}

function Held({ name, held, delivered, children }: HeldProps) {
  return (
    <div className="bg-white p-4 lg:p-5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="mt-1 text-[1.75rem] leading-[1.15] font-medium lg:text-[2rem]">
        {delivered === 0 ? '–' : percentText(held.onTime, delivered)}
      </dd>
      <dd className="mt-1 text-14 text-ink-2">
        {held.onTime} de {delivered} {delivered === 1 ? 'entregue' : 'entregues'}
        {held.meanDays !== null && `, em média ${meanText(held.meanDays)}`}
      </dd>
      <dd className="text-13 text-ink-3">{children}</dd>
    </div>
  )
}
