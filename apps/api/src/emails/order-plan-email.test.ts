import { plainCancellationText } from '@shop/contract/cancellation-text'
import type { Order } from '@shop/contract/order'
import { planCharges, planText } from '@shop/contract/payment-plan'
import { describe, expect, test } from 'vitest'
import { unnamedStore } from '../features/store/unnamed-store.ts'
import { orderConfirmed } from './order-confirmed.ts'

const sender = { profile: { ...unnamedStore, name: 'Flor de Lis' }, publicUrl: 'https://loja.example' }
const order: Order = {
  ...{ id: 7, number: 1042, placedAt: new Date('2026-11-16T12:00:00Z'), status: 'confirmed', notes: null },
  ...{ totalCents: 689_000, refundedCents: 0, paymentState: 'partly_paid', paymentMethod: 'pix' },
  ...{ paidAt: new Date('2026-11-16T23:30:00Z'), holdExpiresAt: null, withdrawalRequestedAt: null },
  customer: { name: 'Marina Duarte', email: 'marina@exemplo.test', phone: null },
  shipping: {
    ...{ address: 'Rua das Laranjeiras, 45', complement: null, zipCode: '01310-100' },
    ...{ city: 'São Paulo', state: 'SP' },
  },
  deliveryWindow: null,
  items: [],
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the email of an order that was confirmed by its deposit', () => {
  const plan = { minOrderCents: 0, depositPercent: 30, maxParts: 10, lastDueDays: 10, offers: [] }
  const planned = (readyOn: string) =>
    planCharges(plan, { totalCents: 689_000, today: '2026-11-16', readyOn }) ?? []
  const write = (readyOn: string, cancellation = plainCancellationText) => {
    const charges = planned(readyOn).map((charge, at) => ({
      ...{ id: at + 1, description: null, receivedWay: null, refundedCents: 0, cancelledAt: null, ...charge },
      ...(at === 0
        ? { paidAt: new Date('2026-11-16T23:30:00Z'), paymentMethod: 'pix' as const }
        : { paidAt: null, paymentMethod: null }),
    }))
    const agreed = planText(charges, cancellation)
    const { html, text } = orderConfirmed(sender, {
      order: { ...order, charges },
      ...{ paidWith: 'Pix', agreed },
    })
    return [plain(html), plain(text)] as const
  }

  test('says deposit and six parts to the centavo, when each is due, and what happens if she gives up', () => {
    const [html, text] = write('2027-05-30')
    expect(text).toContain(
      [
        'Sinal e parcelas, sem juros',
        'Sinal: R$ 2.067,00, pago em 16/11/2026, Pix',
        'Parcela 1 de 6: R$ 803,85, vence em 16/12/2026',
        'Parcela 2 de 6: R$ 803,83, vence em 16/01/2027',
        'Parcela 3 de 6: R$ 803,83, vence em 16/02/2027',
        'Parcela 4 de 6: R$ 803,83, vence em 16/03/2027',
        'Parcela 5 de 6: R$ 803,83, vence em 16/04/2027',
        'Parcela 6 de 6: R$ 803,83, vence em 16/05/2027',
      ].join('\n'),
    )
    expect(text).toContain(
      `O que combinamos\nO sinal é parte do preço. A entrega é feita depois da última parcela.\n${plainCancellationText}`,
    )
    for (const phrase of ['O sinal foi pago', 'R$ 2.067,00', 'R$ 803,85', plainCancellationText])
      expect(html).toContain(phrase)
    expect(html.match(/R\$ 803,83/g)).toHaveLength(5)
    expect(text).not.toContain('Seu pagamento foi aprovado')
  })

  test('says one rest where no whole month is left, and the text that she accepted', () => {
    const [html, text] = write('2026-12-22', 'Depois do corte ficam 30 %.\nAntes dele, nada.')
    expect(text).toContain(
      'Sinal: R$ 2.067,00, pago em 16/11/2026, Pix\nRestante: R$ 4.823,00, vence em 12/12/2026',
    )
    for (const written of [html, text]) {
      expect(written).toContain('Depois do corte ficam 30 %.')
      expect(written).not.toContain(plainCancellationText)
    }
  })
})
