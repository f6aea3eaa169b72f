import { randomUUID } from 'node:crypto'
import type { SaleDraft } from '@shop/contract/sales'

interface Sold {
  id: number
  priceCents: number
}

/** One unit of each in M and Branco, paid in cash today and collected; the total is correct unless values change it. */
export function aSale(sold: readonly Sold[], values: Partial<SaleDraft> = {}): SaleDraft {
  return {
    requestId: randomUUID(),
    customer: { name: 'Rosa Prado', phone: '(11) 98888-0001' },
    items: sold.map(({ id: productId }) => ({ productId, size: 'M', color: 'Branco', quantity: 1 })),
    totalCents: sold.reduce((sum, { priceCents }) => sum + priceCents, 0),
    fulfilment: 'pickup',
    received: { way: 'cash', receivedOn: today() },
    ...values,
  }
}

/** In São Paulo. */
export function today(daysLater = 0): string {
  const moment = new Date(Date.now() + daysLater * 86_400_000)
  return moment.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
}
