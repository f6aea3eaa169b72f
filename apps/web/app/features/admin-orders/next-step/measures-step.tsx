import { formatDate } from '@shop/contract/dates'
import { useNow } from '~/lib/use-now.ts'
import { LockButton } from '../measures/lock-button.tsx'
import { firstNameOf, type MeasuredLine, measuredItems, stageOf } from '../measures/measured-line.ts'
import { RecordButton } from '../measures/record-button.tsx'
import { RequestButton } from '../measures/request-button.tsx'
import { NextStepFrame, quiet } from './next-step-frame.tsx'

/** What has to happen before the first line without locked measures can be cut. */
export function MeasuresStep({ line }: { line: MeasuredLine }) {
  const isSent = line.item.measures.sent !== null
  return (
    <NextStepFrame
      title={isSent ? 'Conferir as medidas e travar para o corte' : 'Receber as medidas ou medir no ateliê'}
      actions={
        <>
          <RequestButton line={line} variant="neutral" className={`${quiet} max-lg:order-last`} />
          {isSent ? <LockButton line={line} variant="light" /> : <RecordButton line={line} variant="light" />}
        </>
      }
    >
      <Explanation line={line} />
    </NextStepFrame>
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
