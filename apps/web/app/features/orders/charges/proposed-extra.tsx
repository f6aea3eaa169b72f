import { charges } from '@shop/contract/charges'
import { formatDate } from '@shop/contract/dates'
import type { Failure } from '@shop/contract/failures'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderExtra } from '@shop/contract/order-charge'
import { useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { linkedOrderOf, ordersOf, rememberOrder } from '../orders.queries.ts'

const failure: Failure = { message: 'Não foi possível enviar a sua resposta. Tente novamente.' }

interface ProposedExtraProps {
  order: Order
  token: string
  extra: OrderExtra
}

/** It counts only once the customer has accepted it. */
export function ProposedExtra({ order, token, extra }: ProposedExtraProps) {
  const [sending, setSending] = useState<'yes' | 'no'>()
  const [failed, setFailed] = useState<string>()
  const respond = async (accepts: boolean) => {
    if (sending) return
    setSending(accepts ? 'yes' : 'no')
    setFailed(undefined)
    try {
      const params = { id: order.id, extraId: extra.id }
      const changed = await callSignedIn(charges.replyToExtra, { params, body: { accepts }, token })
      toast(
        accepts
          ? { title: 'Acréscimo aceito', description: 'Ele está em Parcelas, com o dia em que vence.' }
          : { title: 'Acréscimo recusado', description: 'O pedido continua como estava. O ateliê já sabe.' },
      )
      rememberOrder(token, changed)
    } catch (error) {
      setFailed(failureText(error, failure))
      // The atelier may have withdrawn it: she sees why, and then the order as it is.
      for (const { queryKey } of [ordersOf(token), linkedOrderOf(token)])
        void queryClient.invalidateQueries({ queryKey })
    } finally {
      setSending(undefined)
    }
  }
  return (
    <Notice tone="warning">
      <p className="font-medium wrap-anywhere">
        O ateliê propõe: {extra.description}, {formatBRL(extra.amountCents)}, vence em{' '}
        {formatDate(extra.dueOn)}
      </p>
      <p className="text-14 text-ink-2">
        Só entra no pedido se você aceitar. O total passa de {formatBRL(order.totalCents)} a{' '}
        {formatBRL(order.totalCents + extra.amountCents)}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:grid">
        <Button loading={sending === 'yes'} disabled={sending === 'no'} onClick={() => void respond(true)}>
          Aceitar
        </Button>
        <Button
          variant="outline"
          loading={sending === 'no'}
          disabled={sending === 'yes'}
          onClick={() => void respond(false)}
        >
          Não quero
        </Button>
      </div>
      {failed !== undefined && (
        <p role="alert" className="mt-3 text-14 text-error">
          {failed}
        </p>
      )}
    </Notice>
  )
}
