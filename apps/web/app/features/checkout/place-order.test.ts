import { expect, test } from 'vitest'
import { draftOf } from './place-order.ts'

const values = {
  firstName: 'Marina',
  lastName: 'Duarte',
  email: 'marina@exemplo.test',
  phone: '(11) 90000-0000',
  cpf: '52998224725',
  fulfilment: 'ship',
  zipCode: '01310-100',
  address: 'Rua das Acácias',
  number: '120',
  neighborhood: 'Jardim Paulista',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  pickupName: '',
  remindMe: '',
  notes: '',
  wishedOn: '',
  plan: '',
  parts: '',
} as const
const line = {
  cartId: '7-M-Off-White',
  productId: 7,
  name: 'Açucena',
  unitPriceCents: 100,
  size: 'M',
  color: 'Off-White',
  quantity: 3,
}

test('an order draft contains customer, address, items and total; blank fields are null', () => {
  expect(draftOf({ checkoutId: 'c', values, lines: [line] })).toEqual({
    checkoutId: 'c',
    customer: {
      name: 'Marina Duarte',
      email: 'marina@exemplo.test',
      phone: '(11) 90000-0000',
      cpf: '52998224725',
    },
    shipping: {
      address: 'Rua das Acácias',
      number: '120',
      neighborhood: 'Jardim Paulista',
      complement: null,
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    },
    notes: null,
    items: [{ productId: 7, size: 'M', color: 'Off-White', quantity: 3 }],
    totalCents: 300,
  })
  const measured = { ...line, quantity: 1, offer: 'made_to_measure', measurementVersionId: 30 } as const
  expect(draftOf({ checkoutId: 'c', values, lines: [measured] }).items).toMatchObject([
    { offer: 'made_to_measure', measurementVersionId: 30 },
  ])
})

test('a masked CPF is sent as that of the last order', () => {
  const { customer } = draftOf({
    checkoutId: 'c',
    values: { ...values, cpf: '•••.982.247-••' },
    lines: [line],
  })
  expect(customer).toMatchObject({ cpfFromLastOrder: true })
  expect(customer).not.toHaveProperty('cpf')
})

test('an order that is collected contains who comes, and neither address nor an empty CPF', () => {
  const pickup = { ...values, fulfilment: 'pickup', cpf: '', pickupName: 'Tia' } as const
  const draft = draftOf({ checkoutId: 'c', values: pickup, lines: [line] })
  expect(draft).toMatchObject({ fulfilment: 'pickup', pickupName: 'Tia' })
  expect(draft).not.toHaveProperty('shipping')
  expect(draft.customer).not.toHaveProperty('cpf')
})

test('a plan goes with the charges that were shown, and what is paid at once without any', () => {
  const plan = {
    plan: 'parts',
    parts: 1,
    planShown: [
      { kind: 'deposit', amountCents: 90, dueOn: '2026-11-16' },
      { kind: 'part', amountCents: 210, dueOn: '2026-12-12' },
    ],
  } as const
  const sent = { ...plan, planShown: [...plan.planShown] }
  expect(draftOf({ checkoutId: 'c', values, lines: [line], plan: sent })).toMatchObject(plan)
  const whole = draftOf({ checkoutId: 'c', values, lines: [line], plan: {} })
  expect(whole).not.toHaveProperty('plan')
  expect(whole).not.toHaveProperty('planShown')
})
