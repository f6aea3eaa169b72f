import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { Failure } from '@shop/contract/failures'
import type { MeasurementVersion } from '@shop/contract/measurements'
import { useState } from 'react'
import { toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { reloadOrders, sendMeasures } from '~/shared/order-measures/order-measures.queries.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { OrderUse } from './order-uses.ts'

const failure: Failure = { message: 'Não foi possível enviar as medidas. Tente novamente.' }

interface SendVersionProps {
  token: string
  use: OrderUse
  /** The newest one of the sheet. */
  version: MeasurementVersion
}

/** The order has an older version of the sheet, or none: the newest one is sent with a click. */
export function SendVersion({ token, use, version }: SendVersionProps) {
  const { order, item, measures } = use
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const send = async () => {
    setSending(true)
    setFailed(undefined)
    try {
      await sendMeasures({ token, orderId: order.id, itemId: item.id, versionId: version.id })
      const description = `A versão ${version.number} foi enviada para o pedido nº ${order.number}.`
      toastSuccess('measures-sent', { title: 'Sucesso!', description })
    } catch (error) {
      setFailed(failureText(error, failure))
      // The atelier may have locked another version meanwhile.
      reloadOrders(token)
    } finally {
      setSending(false)
    }
  }
  return (
    <Notice>
      <p className="font-medium wrap-anywhere">{titleOf(use)}</p>
      <p className="text-14 text-ink-2">{textOf(measures)}</p>
      {failed !== undefined && (
        <div className="mt-3">
          <FormNotice tone="error" title="Medidas não enviadas">
            {failed}
          </FormNotice>
        </div>
      )}
      <Button
        variant="outline"
        loading={sending}
        onClick={() => void send()}
        className="mt-3 py-3 whitespace-normal! max-sm:w-full"
      >
        Enviar a versão {version.number} para o pedido nº {order.number}
      </Button>
    </Notice>
  )
}

function titleOf({ item, measures: { sent } }: OrderUse): string {
  return sent ? `${item.name} ainda está com a versão ${sent.number}` : `${item.name} espera as medidas`
}

function textOf({ sent, dueOn }: OrderUse['measures']): string {
  if (sent) return 'O ateliê só usa a versão nova se você enviar.'
  if (dueOn === null) return 'Ainda não há medidas neste pedido.'
  const isLate = saoPauloDay(new Date()) > dueOn
  return `${isLate ? 'Eram esperadas até' : 'Envie até'} ${formatDate(dueOn)}.`
}
