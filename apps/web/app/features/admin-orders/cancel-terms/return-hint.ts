import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { returnedParts } from './cancel-terms-values.ts'

type ReturnedPart = ReturnType<typeof returnedParts>[number]

/** 'R$ 2.212,00 da Parcela 1 de 3, paga no Pix em 02/10/2026: volta pelo mesmo Pix.' */
export function returnHint({ label, amountCents, method, paidAt, isByHand }: ReturnedPart): string {
  const paid = `${formatBRL(amountCents)} (${label}, pago ${paidWay(method)} em ${formatDate(paidAt)})`
  if (isByHand) return `${paid}: o prazo do banco terminou, devolva você mesma.`
  if (method === null) return `${paid}: devolva por lá, aqui fica anotado.`
  return `${paid}: ${method === 'pix' ? 'volta pelo mesmo Pix' : 'volta na fatura do cartão'}.`
}

function paidWay(method: ReturnedPart['method']): string {
  if (method === null) return 'no ateliê'
  return method === 'pix' ? 'no Pix' : 'no cartão'
}
