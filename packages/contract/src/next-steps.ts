/** What happens after an order is paid, in its order: for the thank-you page and the email. Pure. */
import { formatDeliveryWindow } from './dates.ts'
import { dayAndMonth } from './format-days.ts'
import type { ItemMeasures } from './item-measures.ts'
import { formatBRL } from './money.ts'
import type { Order } from './order.ts'

export type NextStepKind = 'measures' | 'check' | 'cut' | 'part' | 'fitting' | 'delivery'

export interface NextStep {
  kind: NextStepKind
  title: string
  /** 'até 1º de dezembro' */
  when: string
  text: string
}

type PaidOrder = Pick<Order, 'items' | 'charges' | 'deliveryWindow' | 'fulfilment'>

interface Facts {
  /** The work on one of its items has fittings. */
  hasFittings: boolean
}

export function nextSteps(order: PaidOrder, { hasFittings }: Facts): NextStep[] {
  const { items } = order
  const isSewn = items.some(({ offer = 'ready' }) => offer !== 'ready')
  const measured = items.flatMap(({ measures }) => (measures === undefined ? [] : [measures]))
  const missing = measured.filter(({ sent, byLink }) => sent === null && byLink?.isSent !== true)
  return [
    measured.length > 0 ? measuresStep(missing) : undefined,
    isSewn ? cutStep(missing.length > 0) : checkStep,
    isSewn && hasFittings ? fittingStep : undefined,
    partStep(order),
    deliveryStep(order),
  ].filter((step) => step !== undefined)
}

/** Due on the first day on which one of the items needs them. */
function measuresStep(missing: readonly ItemMeasures[]): NextStep {
  const step = { kind: 'measures' as const, title: 'As medidas' }
  if (missing.length === 0)
    return { ...step, when: 'já recebidas', text: 'O ateliê confere cada uma antes de cortar.' }
  const [dueOn] = missing.flatMap((one) => one.dueOn ?? []).toSorted()
  return {
    ...step,
    when: dueOn === undefined ? 'quanto antes' : `até ${dayAndMonth(dueOn)}`,
    text: 'Quinze minutos em casa, com uma fita e alguém para ajudar. Ou no ateliê, sem custo.',
  }
}

const checkStep: NextStep = {
  kind: 'check',
  title: 'A conferência',
  when: 'nos próximos dias',
  text: 'O ateliê revê cada costura, passa e embala a sua peça.',
}

function cutStep(waits: boolean): NextStep {
  return {
    kind: 'cut',
    title: 'O corte',
    when: waits ? 'assim que as medidas chegarem' : 'quando chegar a vez da sua peça',
    text: 'Ela é cortada só para você. As etapas e as fotos aparecem no seu pedido.',
  }
}

const fittingStep: NextStep = {
  kind: 'fitting',
  title: 'A primeira prova',
  when: 'quando a costura estiver pronta',
  text: 'Uma hora no ateliê, com o sapato do dia. Você escolhe o dia e a hora no seu pedido.',
}

function partStep({ charges = [] }: PaidOrder): NextStep | undefined {
  const [next] = charges
    .filter(({ paidAt, cancelledAt }) => paidAt === null && !cancelledAt)
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  if (next === undefined) return undefined
  return {
    kind: 'part',
    title: 'A próxima parcela',
    when: `até ${dayAndMonth(next.dueOn)}`,
    text: `${formatBRL(next.amountCents)}, por Pix ou cartão, no seu pedido. Lembramos cinco dias antes.`,
  }
}

function deliveryStep({ deliveryWindow, fulfilment }: PaidOrder): NextStep | undefined {
  if (deliveryWindow === null) return undefined
  const when = formatDeliveryWindow(deliveryWindow)
  return fulfilment === 'pickup'
    ? {
        kind: 'delivery',
        title: 'A retirada',
        when,
        text: 'Avisamos quando a peça estiver pronta para você.',
      }
    : {
        kind: 'delivery',
        title: 'A entrega',
        when,
        text: 'No endereço do pedido, com frete grátis e código de rastreio.',
      }
}
