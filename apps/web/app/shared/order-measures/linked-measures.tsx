import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Order, OrderItem } from '@shop/contract/order'
import { useRef, useState } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { paths } from '~/paths.ts'
import { FormNotice } from '~/ui/form-notice.tsx'
import { TextButton, TextLink } from '~/ui/text-link.tsx'
import { GuestMeasuresForm } from './guest-measures-form.tsx'
import { linkedMeasuresState } from './linked-measures-state.ts'
import { MeasuresNotice } from './measures-notice.tsx'
import { isEnded, type MeasuresState } from './measures-state.ts'

interface LinkedMeasuresProps {
  order: Order
  /** Of the link. */
  token: string
  onChange: (order: Order) => void
}

interface Line {
  item: OrderItem
  state: MeasuresState
  isSent: boolean
  hasAccount: boolean
}

/** By link, measures are sent but not shown: whoever was forwarded the link reads only how far they are. */
export default function LinkedMeasures({ order, token, onChange }: LinkedMeasuresProps) {
  const today = saoPauloDay(useNow())
  const lines = order.items.flatMap((item): Line[] => {
    const { measures } = item
    if (!measures?.byLink || (isEnded(order) && !measures.lockedAt)) return []
    const { isSent, hasAccount } = measures.byLink
    return [{ item, isSent, hasAccount, state: linkedMeasuresState(measures, measures.byLink, order, today) }]
  })
  return (
    <>
      {lines.map((line) => (
        <LinkedLine
          key={line.item.id}
          line={line}
          others={lines.filter((other) => other !== line && other.state.isOpen).map(({ item }) => item)}
          order={order}
          token={token}
          onChange={onChange}
        />
      ))}
    </>
  )
}

interface LinkedLineProps extends LinkedMeasuresProps {
  line: Line
  /** Other lines of the order that measures can be sent for. */
  others: readonly OrderItem[]
}

function LinkedLine({ line, others, order, token, onChange }: LinkedLineProps) {
  const { item, state, isSent, hasAccount } = line
  const [sending, setSending] = useState(false)
  const [rejected, setRejected] = useState<string>()
  const box = useRef<HTMLElement>(null)
  const close = () => {
    setSending(false)
    box.current?.focus()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Medidas de ${item.name}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none focus-visible:shadow-none"
    >
      <MeasuresNotice name={item.name} state={state}>
        {rejected !== undefined && (
          <div className="mt-3">
            <FormNotice tone="error" title="Medidas não enviadas">
              {rejected}
            </FormNotice>
          </div>
        )}
        {state.isOpen && !sending && (
          <TextButton
            onClick={() => {
              setRejected(undefined)
              setSending(true)
            }}
          >
            <span>
              {isSent ? 'Enviar de novo' : 'Enviar medidas'}
              <span className="sr-only"> de {item.name}</span>
            </span>
          </TextButton>
        )}
        {hasAccount && !state.isOpen && <TextLink to={paths.account}>Entrar na conta</TextLink>}
      </MeasuresNotice>
      {state.isOpen && sending && (
        <GuestMeasuresForm
          orderId={order.id}
          item={item}
          others={others}
          token={token}
          onSent={(changed) => {
            close()
            onChange(changed)
          }}
          onRejected={(text, changed) => {
            close()
            setRejected(text)
            onChange(changed)
          }}
          onCancel={close}
        />
      )}
    </section>
  )
}
