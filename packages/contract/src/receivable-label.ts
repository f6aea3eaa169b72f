/** How a charge is named where the other charges of its order are not shown. No zod: the admin's list shows it. */
import type { ReceivedWay } from './labels.ts'
import { type ChargeKind, chargeLabel } from './payment-plan.ts'

interface LabelledReceivable {
  kind: ChargeKind
  description: string | null
  /** Which part of how many it is. */
  part: { position: number; count: number } | null
}

/** The same as `chargeLabel`: 'Sinal', 'Parcela 2 de 6', 'Restante'. */
export function receivableLabel({ kind, description, part }: LabelledReceivable): string {
  const { position, count } = part ?? { position: 1, count: 1 }
  const all = Array.from({ length: count }, () => ({ kind, description }))
  return chargeLabel(all[position - 1] ?? { kind, description }, all)
}

const receivedTexts: Readonly<Record<ReceivedWay, string>> = {
  transfer: 'Transferência',
  pix: 'Pix, na chave do ateliê',
  cash: 'Dinheiro, no ateliê',
  card: 'Cartão, no ateliê',
}

/** 'Pix', 'Cartão', 'Dinheiro, no ateliê'; empty where it is not known. */
export function receivedText({
  paymentMethod,
  receivedWay,
}: {
  paymentMethod: 'card' | 'pix' | null
  receivedWay: ReceivedWay | null
}): string {
  if (receivedWay !== null) return receivedTexts[receivedWay]
  if (paymentMethod === null) return ''
  return paymentMethod === 'pix' ? 'Pix' : 'Cartão'
}
