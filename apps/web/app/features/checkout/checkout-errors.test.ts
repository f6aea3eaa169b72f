import { describe, expect, test } from 'vitest'
import { ApiError } from '~/lib/api.ts'
import { checkoutErrorOf } from './checkout-errors.ts'

describe('an order that was not created', () => {
  test('because it is paid already leads to that order', () => {
    const error = new ApiError(409, { code: 'order_already_paid', details: { orderId: 42 } })
    expect(checkoutErrorOf(error)).toEqual({ kind: 'paid', orderId: 42 })
  })

  test('because it is being paid leads to that order and says why', () => {
    const error = new ApiError(409, {
      code: 'payment_in_progress',
      message: 'Há um pagamento em andamento.',
      details: { orderId: 42 },
    })
    const message = 'Há um pagamento em andamento.'
    expect(checkoutErrorOf(error)).toEqual({ kind: 'in_progress', orderId: 42, message })
  })

  test('because its plan changed has the new one, as it was sent', () => {
    const charges = [
      { kind: 'deposit', amount: 2067, dueOn: '2026-11-17' },
      { kind: 'part', amount: 4823, dueOn: '2026-12-13' },
    ]
    const error = new ApiError(409, { code: 'plan_changed', message: 'Mudou.', details: { charges } })
    expect(checkoutErrorOf(error)).toEqual({
      kind: 'plan',
      message: 'Mudou.',
      charges: [
        { kind: 'deposit', amountCents: 206_700, dueOn: '2026-11-17' },
        { kind: 'part', amountCents: 482_300, dueOn: '2026-12-13' },
      ],
    })
  })

  test('because there is no plan for it, or an unreadable one, is paid at once', () => {
    const none = { kind: 'no_plan', message: 'Sem parcelas.' }
    const details = { charges: [] }
    for (const code of ['plan_unavailable', 'plan_changed'])
      expect(checkoutErrorOf(new ApiError(409, { code, message: 'Sem parcelas.', details }))).toEqual(none)
  })

  test.each(['prices_changed', 'out_of_stock', 'option_unavailable', 'product_unavailable'])(
    'because of its items has the cart checked again: %s',
    (code) => {
      expect(checkoutErrorOf(new ApiError(409, { code, message: 'Mudou.' }))).toEqual({
        kind: 'cart',
        message: 'Mudou.',
      })
    },
  )

  test('because a measurement sheet is gone leads back to the choice of measures', () => {
    const error = new ApiError(404, { code: 'measurement_sheet_not_found', message: 'Não encontrada.' })
    expect(checkoutErrorOf(error)).toMatchObject({ kind: 'measures' })
  })

  test('because of a field names the field of the form', () => {
    const error = new ApiError(400, {
      code: 'invalid_input',
      message: 'Confira.',
      fields: { 'shipping.zipCode': 'CEP?', 'customer.name': 'Nome?', 'items.0.size': 'x' },
    })
    expect(checkoutErrorOf(error)).toEqual({
      kind: 'fields',
      message: 'Confira.',
      wrong: [
        ['zipCode', 'CEP?'],
        ['firstName', 'Nome?'],
      ],
    })
    const undeliverable = new ApiError(400, { code: 'state_not_delivered', message: 'Ainda não.' })
    expect(checkoutErrorOf(undeliverable)).toMatchObject({ kind: 'fields', wrong: [['state', 'Ainda não.']] })
  })

  test('without a message, or without a response, says to try again', () => {
    const error = { kind: 'other', message: 'Tente novamente.' }
    expect(checkoutErrorOf(new ApiError(500, {}))).toEqual(error)
    expect(checkoutErrorOf(new TypeError('Failed to fetch'))).toEqual(error)
  })
})
