import { formatDate } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import type { OrderTimeline } from '@shop/contract/order-timeline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { beforeWedding } from '~/shared/delivery/promise-text.ts'
import { endedText } from '~/shared/orders/order-text.ts'
import { timelineOf } from '~/shared/orders/order-timeline.queries.ts'
import { Slack } from '~/shared/production/slack.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { ChangePromiseDialog } from './change-promise-dialog.tsx'
import { PromiseChangeList } from './promise-change-list.tsx'

const readTimeline = { message: 'Falha ao buscar o prazo do pedido.' }

/** What was promised, how much time is left, and every change with what the customer said to it. */
export function PromisePanel({ order }: { order: Order }) {
  const { token } = useAdmin()
  const query = useQuery(timelineOf(token, order.id), queryClient)
  const failure = listFailure(query, readTimeline)
  const { data: timeline } = query
  if (timeline && timeline.promise === null && timeline.changes.length === 0) return null
  const { slack } = timeline ?? {}
  return (
    <Panel title="Prazo" aside={typeof slack === 'number' && <SlackOf slack={slack} />}>
      <div className="grid gap-3 p-4 lg:px-5">
        {failure && <FailurePanel {...failure} />}
        {!failure && !timeline && <p role="status">Carregando o prazo...</p>}
        {timeline && <PromiseContent order={order} timeline={timeline} />}
      </div>
    </Panel>
  )
}

function PromiseContent({ order, timeline }: { order: Order; timeline: OrderTimeline }) {
  const [open, setOpen] = useState(false)
  const { promise, weddingOn, changes, openChangeId } = timeline
  const canChange = promise !== null && order.status !== 'delivered' && endedText(order) === undefined
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {promise?.readyOn && <Row name="Pronta até" value={formatDate(promise.readyOn)} />}
        {promise && (
          <Row name="Prometida" value={`${formatDate(promise.from)} a ${formatDate(promise.to)}`} />
        )}
        {weddingOn !== null && <Row name="Casamento" value={formatDate(weddingOn)} />}
      </dl>
      {promise && weddingOn !== null && (
        <p className="-mt-2 text-right text-13 text-ink-3">chega {beforeWedding(promise.to, weddingOn)}</p>
      )}
      {promise && canChange && (
        <>
          <TextButton className="-my-2 justify-self-start" onClick={() => setOpen(true)}>
            Mudar o prazo
          </TextButton>
          {open && (
            <ChangePromiseDialog
              order={order}
              timeline={{ ...timeline, promise }}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
      {changes.length > 0 && <PromiseChangeList changes={changes} openChangeId={openChangeId} />}
    </>
  )
}

function SlackOf({ slack }: { slack: number }) {
  return (
    <span className="flex items-center gap-2">
      <Slack slack={slack} />
      <span aria-hidden="true" className="text-13 text-ink-3">
        folga
      </span>
    </span>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right">{value}</dd>
    </>
  )
}
