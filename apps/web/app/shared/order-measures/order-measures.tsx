import { saoPauloDay } from '@shop/contract/calendar-days'
import type { ItemMeasures, Order, OrderItem } from '@shop/contract/order'
import Lock from 'lucide-react/icons/lock'
import { useRef, useState } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { TextButton } from '~/ui/text-link.tsx'
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

const tones = {
  locked: 'info',
  sent: 'info',
  awaited: 'neutral',
  reopened: 'warning',
  late: 'warning',
} as const
const icon = { 'aria-hidden': true, className: 'mt-0.5 size-5.5 flex-none', strokeWidth: 1.5 } as const

function LineMeasures({ order, item, measures, token, onChange }: LineMeasuresProps) {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const box = useRef<HTMLElement>(null)
  const { kind, title, texts, isOpen } = measuresState(measures, order, saoPauloDay(useNow()))
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
      <Notice tone={tones[kind]} icon={kind === 'locked' ? <Lock {...icon} /> : <TapeIcon {...icon} />}>
        <p className="text-13 wrap-anywhere text-ink-2">Medidas · {item.name}</p>
        <p className="font-medium">{title}</p>
        {texts.map((text) => (
          <p key={text} className="text-14 wrap-anywhere text-ink-2">
            {text}
          </p>
        ))}
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
      </Notice>
    </section>
  )
}
