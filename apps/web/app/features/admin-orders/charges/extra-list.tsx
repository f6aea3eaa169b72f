import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderExtra } from '@shop/contract/order-charge'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { acceptExtra, withdrawExtra } from './extras.queries.ts'

const steps = {
  accept: {
    send: acceptExtra,
    title: 'Registrar o aceite?',
    confirmLabel: 'Registrar aceite',
    tone: 'primary',
    done: 'Aceite registrado',
    failure: { title: 'Aceite não registrado', message: 'Não foi possível registrar o aceite.' },
  },
  withdraw: {
    send: withdrawExtra,
    title: 'Retirar o acréscimo?',
    confirmLabel: 'Retirar',
    tone: 'danger',
    done: 'Acréscimo retirado',
    failure: { title: 'Acréscimo não retirado', message: 'Não foi possível retirar o acréscimo.' },
  },
} as const

/** What was proposed and waits for the customer. */
export function ExtraList({ order }: { order: Order }) {
  const { extras = [] } = order
  if (extras.length === 0) return null
  return (
    <ul aria-label="Acréscimos à espera do aceite">
      {extras.map((extra) => (
        <Extra key={extra.id} order={order} extra={extra} />
      ))}
    </ul>
  )
}

function Extra({ order, extra }: { order: Order; extra: OrderExtra }) {
  const { token } = useAdmin()
  const [question, setQuestion] = useState<keyof typeof steps>()
  const [sending, setSending] = useState(false)
  const { id, description, amountCents, dueOn, proposedAt } = extra
  const step = question && steps[question]

  const send = async ({ send, done, failure }: (typeof steps)[keyof typeof steps]) => {
    const action = `extra-${order.id}-${id}`
    setSending(true)
    try {
      await send(token, { id: order.id, extraId: id })
      toastSuccess(action, { title: done, description })
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    setQuestion(undefined)
    setSending(false)
    // Also after a failure: the customer may have accepted it at that moment.
    await refetchOrders(token)
  }

  return (
    <li className="border-b border-line bg-warning-soft px-4 py-3 lg:px-5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">Acréscimo: {description}</span>
        <span className="ml-auto font-medium whitespace-nowrap">{formatBRL(amountCents)}</span>
      </p>
      <p className="text-13 text-ink-2">
        proposto em {formatDate(proposedAt)}, espera o aceite da cliente · vence em {formatDate(dueOn)}
      </p>
      <p className="-mb-2 flex flex-wrap gap-x-5">
        <TextButton aria-label={`Registrar aceite: ${description}`} onClick={() => setQuestion('accept')}>
          Registrar aceite
        </TextButton>
        <TextButton aria-label={`Retirar: ${description}`} onClick={() => setQuestion('withdraw')}>
          Retirar
        </TextButton>
      </p>
      {step && (
        <Confirm
          question={step.title}
          confirmLabel={step.confirmLabel}
          tone={step.tone}
          loading={sending}
          onConfirm={() => void send(step)}
          onCancel={() => setQuestion(undefined)}
        >
          <p className="wrap-anywhere">
            {description}, {formatBRL(amountCents)}.{' '}
            {question === 'accept'
              ? 'Registre só o que a cliente aceitou no ateliê: o total do pedido sobe, e o aceite fica com o seu nome.'
              : 'A cliente deixa de ver a proposta. Nada foi cobrado.'}
          </p>
        </Confirm>
      )}
    </li>
  )
}
