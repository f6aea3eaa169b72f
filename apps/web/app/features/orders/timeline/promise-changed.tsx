import { formatDate } from '@shop/contract/dates'
import type { TimelineChange } from '@shop/contract/order-timeline'
import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { timelineOf } from '~/shared/orders/order-timeline.queries.ts'
import { windowAfter, windowBefore } from '~/shared/orders/promise-change-text.ts'
import { Button } from '~/ui/button.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { orderHeadingId } from '../order-head.tsx'
import { ReplyDialog, replyDialogId } from './reply-dialog.tsx'
import { replyFailure, sendReply } from './send-reply.ts'
import type { TimelinePartProps } from './timeline-part.ts'

/** The latest change of the promise, until she has replied to it. */
export default function PromiseChanged(props: TimelinePartProps) {
  const { order, token } = props
  const { data } = useQuery(timelineOf(token, order.id), queryClient)
  const change = data?.changes.find(({ id }) => id === data.openChangeId)
  if (!data || !change) return null
  return <OpenChange {...props} change={change} weddingOn={data.weddingOn} />
}

interface OpenChangeProps extends TimelinePartProps {
  change: TimelineChange
  weddingOn: string | null
}

function OpenChange({ order, token, heading: Heading, change, weddingOn }: OpenChangeProps) {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const headingId = `promise-changed-${order.id}`
  const which = <span className="sr-only"> (prazo do pedido nº {order.number})</span>

  const accept = async () => {
    setSending(true)
    setFailed(undefined)
    try {
      await sendReply(token, order, { changeId: change.id, reply: 'accepted' })
      toast({ title: 'Prazo aceito', description: 'O ateliê já sabe. Obrigada!' })
      // The buttons are gone: whoever uses the keyboard goes on from the order.
      document.getElementById(orderHeadingId(order))?.focus()
    } catch (error) {
      setFailed(failureText(error, replyFailure))
      setSending(false)
    }
  }

  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 border-l-3 border-warning bg-warning-soft px-5 py-6 max-sm:-mx-(--page-margin) sm:rounded-1 sm:px-7"
    >
      <Heading id={headingId} className="flex items-center gap-3 font-title text-[1.5rem]! leading-[1.2]!">
        <Clock aria-hidden="true" className="size-5.5 flex-none" strokeWidth={1.5} />O prazo mudou
      </Heading>
      <p className="wrap-anywhere whitespace-pre-line">{change.reason}</p>
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-2">Era</dt>
        <dd className="text-ink-2">
          <s>{windowBefore(change)}</s>
        </dd>
        <dt className="text-ink-2">Agora</dt>
        <dd className="font-semibold">{windowAfter(change, weddingOn)}</dd>
      </dl>
      {failed !== undefined && (
        <FormNotice tone="error" title="A resposta não foi enviada">
          {failed}
        </FormNotice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button loading={sending} onClick={() => void accept()}>
          Aceitar{which}
        </Button>
        <Button variant="outline" {...opensDialog(replyDialogId(order, 'talk'))}>
          Conversar{which}
        </Button>
        <Button variant="quiet" {...opensDialog(replyDialogId(order, 'cancel'))}>
          Pedir cancelamento{which}
        </Button>
      </div>
      <p className="text-13 text-ink-2">
        Avisado em {formatDate(change.changedAt)}. Enquanto você não responde, a costura continua.{' '}
        <strong className="font-semibold">Pedir cancelamento</strong> não cancela na hora: o ateliê responde
        antes o que volta para você.
      </p>
      <ReplyDialog kind="talk" order={order} token={token} change={change} />
      <ReplyDialog kind="cancel" order={order} token={token} change={change} />
    </section>
  )
}
