import { formatDate } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import { useNow } from '~/lib/use-now.ts'
import { LockButton } from './lock-button.tsx'
import { firstNameOf, type MeasuredLine, measuredItems, nextToMeasure, stageOf } from './measured-line.ts'
import { RecordButton } from './record-button.tsx'
import { RequestButton } from './request-button.tsx'

const quiet = 'border-paper-3! bg-transparent! text-paper! hover:bg-night-line!'

/** What has to happen before the first line without locked measures can be cut. */
export function NextStep({ order }: { order: Order }) {
  const item = nextToMeasure(order)
  if (!item) return null
  const line = { order, item }
  const isSent = item.measures.sent !== null
  return (
    <section
      aria-label="Próximo passo"
      className="on-night mb-3 grid gap-4 rounded-1 bg-night px-4 py-5 text-paper lg:mb-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:px-7"
    >
      <div>
        <p className="text-12 font-semibold tracking-(--tracking-caps) text-gold-soft uppercase">
          Próximo passo
        </p>
        <h2 className="mt-1 text-[1.75rem] leading-[1.12] font-medium text-paper">
          {isSent ? 'Conferir as medidas e travar para o corte' : 'Receber as medidas ou medir no ateliê'}
        </h2>
        <p className="mt-1 wrap-anywhere text-paper-3">
          <Explanation line={line} />
        </p>
      </div>
      <div className="flex gap-2 max-lg:grid">
        <RequestButton line={line} variant="neutral" className={`${quiet} max-lg:order-last`} />
        {isSent ? <LockButton line={line} variant="light" /> : <RecordButton line={line} variant="light" />}
      </div>
    </section>
  )
}

function Explanation({ line: { order, item } }: { line: MeasuredLine }) {
  const stage = stageOf(item.measures, useNow())
  const name = firstNameOf(order)
  const subject = measuredItems(order).length > 1 ? ` de ${item.name}` : ''
  const { sent } = item.measures
  const end = 'O corte não começa sem a trava.'
  if (sent) {
    return `${name} enviou a versão ${sent.number}${subject}, medida em ${formatDate(sent.measuredOn)}. ${end}`
  }
  if (stage.kind === 'late') return `As medidas${subject} eram esperadas até ${stage.until}. ${end}`
  const until = stage.kind === 'waiting' ? ` até ${stage.until}` : ''
  return `${name} pode enviar as medidas${subject}${until}. ${end}`
}
