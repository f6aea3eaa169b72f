/** What the holder of an order's link reads about the measures of one line: how far they are, never the measures. */
import { formatDate } from '@shop/contract/dates'
import type { ItemMeasures } from '@shop/contract/item-measures'
import { missingText } from '../measures/missing-measures.ts'
import { isEnded, type MeasuresState, type OrderState } from './measures-state.ts'

export type LinkStage = NonNullable<ItemMeasures['byLink']>

const replaced = 'Até o ateliê travar para o corte, você pode enviar de novo: as novas substituem estas.'
const hidden = 'Por cuidado com a sua privacidade, elas não aparecem neste endereço.'
const again = 'Envie todas de novo: as novas substituem as anteriores.'
const waiting = 'Cada dia de espera empurra o prazo.'
const inAccount = 'Este pedido já está numa conta. Entre nela para enviar ou ver as medidas.'

/** Today is a day of São Paulo, 'AAAA-MM-DD'. */
export function linkedMeasuresState(
  measures: ItemMeasures,
  stage: LinkStage,
  order: OrderState,
  today: string,
): MeasuresState {
  if (measures.lockedAt) {
    const text = 'O ateliê corta a peça nas medidas que conferiu. Se o corpo mudar, avise o ateliê.'
    const title = `Medidas travadas em ${formatDate(measures.lockedAt)}`
    return { kind: 'locked', title, texts: [text], isOpen: false }
  }
  const { texts, ...state } = openState(measures, stage, today)
  const isOpen = !isEnded(order) && order.status !== 'delivered' && !stage.hasAccount
  return { ...state, texts: stage.hasAccount ? [inAccount] : texts, isOpen }
}

function openState(
  { missing, dueOn }: ItemMeasures,
  { isSent, sentAt, isReopened }: LinkStage,
  today: string,
): Omit<MeasuresState, 'isOpen'> {
  const received = `Recebemos suas medidas${sentAt ? ` em ${formatDate(sentAt)}` : ''}`
  const isComplete = missing.length === 0
  if (isReopened) {
    const text = 'Envie as medidas de novo, todas. Se não souber o que mudar, fale com o ateliê.'
    return { kind: 'reopened', title: 'O ateliê reabriu as medidas', texts: [text] }
  }
  if (isSent && isComplete) return { kind: 'sent', title: received, texts: [replaced, hidden] }
  const lacks = isSent ? [`${received}. ${missingText(missing)} ${again}`] : []
  if (dueOn !== null && today > dueOn) {
    const since = `Eram esperadas até ${formatDate(dueOn)}. ${waiting}`
    const title = isSent ? 'As medidas estão incompletas e atrasadas' : 'As medidas estão atrasadas'
    const help = 'Se preferir, combine com o ateliê para medir lá.'
    return { kind: 'late', title, texts: [...lacks, `${since} ${help}`] }
  }
  const title = `${isSent ? 'Complete' : 'Envie'} as medidas${dueOn ? ` até ${formatDate(dueOn)}` : ''}`
  return {
    kind: 'awaited',
    title,
    texts: [...lacks, dueOn ? waiting : 'Pode ser agora ou depois do pagamento.'],
  }
}
