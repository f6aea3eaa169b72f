import { orderMeasures } from '@shop/contract/order-measures'
import { type ComponentProps, useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { CustomerNotice } from './customer-notice.tsx'
import { firstNameOf, type MeasuredLine } from './measured-line.ts'
import { useMeasureAction } from './use-measure-action.ts'

type ButtonStyle = Pick<ComponentProps<typeof Button>, 'variant' | 'className'>

const failure = {
  title: 'Medidas não pedidas',
  message: 'Não foi possível pedir as medidas. Tente novamente.',
}

/** Not without an e-mail, as after an erasure or a sale of the atelier: nobody would get the request. */
export function RequestButton({ line, ...style }: { line: MeasuredLine } & ButtonStyle) {
  const [confirming, setConfirming] = useState(false)
  const { sending, run } = useMeasureAction(line)
  const { order, item } = line
  if (order.customer.email === null) return null
  const isSent = item.measures.sent !== null
  const request = () =>
    run({
      send: (call) => callSignedIn(orderMeasures.request, call),
      done: { title: 'Medidas pedidas', description: `${firstNameOf(order)} recebe um e-mail.` },
      failure,
      onClose: () => setConfirming(false),
    }).catch(() => undefined)
  return (
    <>
      <Button {...style} onClick={() => setConfirming(true)}>
        {isSent ? 'Pedir de novo' : 'Pedir as medidas'}
      </Button>
      {confirming && (
        <Confirm
          question={isSent ? 'Pedir as medidas de novo?' : 'Pedir as medidas?'}
          confirmLabel="Pedir por e-mail"
          tone="primary"
          loading={sending}
          onConfirm={() => void request()}
          onCancel={() => setConfirming(false)}
        >
          <div className="grid gap-3">
            <CustomerNotice order={order}>
              {`pedindo ${isSent ? 'novas medidas' : 'as medidas'} de ${item.name}, no máximo um por dia.`}
            </CustomerNotice>
            {isSent && <p>O que ela já enviou continua aqui até chegar outra versão.</p>}
          </div>
        </Confirm>
      )}
    </>
  )
}
