import { saoPauloDay } from '@shop/contract/calendar-days'
import type { ItemMeasures } from '@shop/contract/item-measures'
import type { Order, OrderItem } from '@shop/contract/order'
import { useRef, useState } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { FormNotice } from '~/ui/form-notice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { MeasuresNotice } from './measures-notice.tsx'
import { isEnded, measuresState } from './measures-state.ts'
import { SendMeasures } from './send-measures.tsx'

interface OrderMeasuresProps {
  order: Order
  token: string
  /** The order with the version that was sent. */
  onChange: (order: Order) => void
}

/** For each made-to-measure line of an order, how its measures stand, and the way to send them. */
export default function OrderMeasures({ order, token, onChange }: OrderMeasuresProps) {
  const lines = order.items.flatMap((item) => (item.measures ? [{ item, measures: item.measures }] : []))
  // What was never cut needs no measures any more.
  const shown = isEnded(order) ? lines.filter(({ measures }) => measures.lockedAt) : lines
  return (
    <>
      {shown.map(({ item, measures }) => (
        <LineMeasures
          key={item.id}
          order={order}
          item={item}
          measures={measures}
          token={token}
          onChange={onChange}
        />
      ))}
    </>
  )
}

interface LineMeasuresProps extends OrderMeasuresProps {
  item: OrderItem
  measures: ItemMeasures
}

function LineMeasures({ order, item, measures, token, onChange }: LineMeasuresProps) {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const box = useRef<HTMLElement>(null)
  const state = measuresState(measures, order, saoPauloDay(useNow()))
  const { isOpen } = state
  const close = () => {
    setSending(false)
    setFailed(undefined)
    box.current?.focus()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Medidas de ${item.name}`}
      className="outline-none focus-visible:shadow-none"
    >
      <MeasuresNotice name={item.name} state={state}>
        {failed !== undefined && (
          <div className="mt-3">
            <FormNotice tone="error" title="Medidas não enviadas">
              {failed}
            </FormNotice>
          </div>
        )}
        {isOpen && !sending && (
          <TextButton onClick={() => setSending(true)}>
            <span>
              {measures.sent ? 'Enviar outra versão' : 'Enviar medidas'}
              <span className="sr-only"> de {item.name}</span>
            </span>
          </TextButton>
        )}
        {isOpen && sending && (
          <SendMeasures
            orderId={order.id}
            itemId={item.id}
            sent={measures.sent}
            token={token}
            onSent={(changed) => {
              close()
              onChange(changed)
            }}
            onFailed={(text, current) => {
              setFailed(text)
              if (current) onChange(current)
            }}
            onCancel={close}
          />
        )}
      </MeasuresNotice>
    </section>
  )
}
