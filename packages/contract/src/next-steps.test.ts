import { describe, expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'
import type { Order } from './order.ts'

type Item = Order['items'][number]

const ready = { name: 'Véu', size: 'Único', color: 'Branco' } as Item
const cut: Item = { ...ready, offer: 'made_to_order' }
const measures = { dueOn: '2026-12-01', sent: null, missing: [], lockedAt: null, unlockReason: null }
const measured: Item = { ...ready, offer: 'made_to_measure', measures }
const window = { from: '2026-12-24', to: '2027-01-07' }
const part = { amountCents: 803_85, kind: 'part', paidAt: null, cancelledAt: null, dueOn: '2026-12-19' }

function stepsOf(order: Partial<Order>, hasFittings = true) {
  const steps = nextSteps({ items: [ready], deliveryWindow: window, ...order }, { hasFittings })
  return steps.map(({ kind, when }) => [kind, when])
}

describe('what happens after an order is paid', () => {
  test('names measures, cut, fitting, next part and delivery, each with its day where there is one', () => {
    const charges = [{ ...part, paidAt: new Date() }, { ...part, dueOn: '2027-01-19' }, part]
    expect(stepsOf({ items: [measured, ready], charges: charges as Order['charges'] })).toEqual([
      ['measures', 'até 1º de dezembro'],
      ['cut', 'assim que as medidas chegarem'],
      ['fitting', 'quando a costura estiver pronta'],
      ['part', 'até 19 de dezembro'],
      ['delivery', '24 de dezembro de 2026 a 7 de janeiro de 2027'],
    ])
  })

  test('waits for no measures that were sent, from the account or by a link', () => {
    const byLink = { isSent: true, sentAt: null, isReopened: false, hasAccount: false }
    expect(stepsOf({ items: [{ ...measured, measures: { ...measures, byLink } }] }, false)).toEqual([
      ['measures', 'já recebidas'],
      ['cut', 'quando chegar a vez da sua peça'],
      ['delivery', '24 de dezembro de 2026 a 7 de janeiro de 2027'],
    ])
  })

  test('promises no fitting for ready units, and none of a work without fittings', () => {
    expect(stepsOf({}).map(([kind]) => kind)).toEqual(['check', 'delivery'])
    expect(stepsOf({ items: [cut] }, false).map(([kind]) => kind)).toEqual(['cut', 'delivery'])
  })

  test('says that an order is collected, and nothing of days that are not known', () => {
    expect(
      nextSteps({ items: [ready], deliveryWindow: window, fulfilment: 'pickup' }, { hasFittings: false })[1]
        ?.title,
    ).toBe('A retirada')
    expect(stepsOf({ deliveryWindow: null }).map(([kind]) => kind)).toEqual(['check'])
  })
})
