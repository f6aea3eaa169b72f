/** What the customer reads about the measures of one made-to-measure line. */
import { formatDate } from '@shop/contract/dates'
import type { ItemMeasures } from '@shop/contract/item-measures'
import type { Order } from '@shop/contract/order'
import { missingText } from '../measures/missing-measures.ts'

export interface MeasuresState {
  kind: 'locked' | 'reopened' | 'sent' | 'awaited' | 'late'
  title: string
  /** Sentences, each on a line of its own. */
  texts: string[]
  /** Whether she can send a version now. */
  isOpen: boolean
}

export type OrderState = Pick<Order, 'status' | 'paymentState' | 'cancelledAt' | 'withdrawalRequestedAt'>

const locksLater = 'O ateliê confere e trava antes do corte. Até lá você pode enviar outra versão.'
const waiting = 'Cada dia de espera empurra o prazo.'

/** Nothing is sewn any more: cancelled, expired, refunded, or withdrawn before it was cut. */
export function isEnded({ paymentState, cancelledAt, withdrawalRequestedAt }: OrderState): boolean {
  return (
    Boolean(cancelledAt) ||
    paymentState === 'expired' ||
    paymentState === 'refunded' ||
    withdrawalRequestedAt !== null
  )
}

/** Today is a day of São Paulo, 'AAAA-MM-DD'. */
export function measuresState(measures: ItemMeasures, order: OrderState, today: string): MeasuresState {
  const { sent, lockedAt } = measures
  if (lockedAt) {
    return {
      kind: 'locked',
      title: `Medidas travadas em ${formatDate(lockedAt)}`,
      texts: [sent && `${versionText(sent)}.`, 'Versões novas da ficha não mudam mais esta peça.'].filter(
        (text) => text !== null,
      ),
      isOpen: false,
    }
  }
  return { ...openState(measures, today), isOpen: !isEnded(order) && order.status !== 'delivered' }
}

function openState(measures: ItemMeasures, today: string): Omit<MeasuresState, 'isOpen'> {
  const { sent, missing, dueOn, unlockReason } = measures
  const isComplete = missing.length === 0
  const isLate = !isComplete && dueOn !== null && today > dueOn
  const lacks = sent && !isComplete ? [missingText(missing)] : []
  if (unlockReason !== null) {
    return {
      kind: 'reopened',
      title: 'O ateliê reabriu as medidas',
      texts: [`Motivo: ${unlockReason}`, ...(sent ? [`${versionText(sent)}.`] : []), ...lacks, locksLater],
    }
  }
  if (isLate) {
    const since = `Eram esperadas até ${formatDate(dueOn)}. ${waiting}`
    const help = 'Se preferir, combine com o ateliê para medir lá.'
    const title = sent ? 'As medidas estão incompletas e atrasadas' : 'As medidas estão atrasadas'
    return { kind: 'late', title, texts: [...lacks, `${since} ${help}`] }
  }
  if (!isComplete) {
    const until = dueOn ? ` até ${formatDate(dueOn)}` : ''
    const title = sent ? `Complete as medidas${until}` : `Envie as medidas${until}`
    const later = dueOn ? waiting : 'Pode ser agora ou depois do pagamento.'
    return { kind: 'awaited', title, texts: [...(sent ? [`${versionText(sent)}.`] : []), ...lacks, later] }
  }
  const title = sent ? `Versão ${sent.number} enviada, à espera da conferência` : 'Medidas enviadas'
  return { kind: 'sent', title, texts: [...(sent ? [`${versionText(sent)}.`] : []), locksLater] }
}

/** 'Ficha de Ana, versão 2, medida em 20/10/2026' */
function versionText({ personName, number, measuredOn }: NonNullable<ItemMeasures['sent']>): string {
  return `Ficha de ${personName}, versão ${number}, medida em ${formatDate(measuredOn)}`
}
