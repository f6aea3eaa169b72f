import { expect, test } from 'vitest'
import { errorBody } from './error-body.ts'

test('an error says its text twice, its code, the request and the fields', () => {
  const body = {
    message: 'Acesso negado.',
    error: 'Acesso negado.',
    code: 'forbidden',
    requestId: 'r-1',
    fields: { assunto: 'Preencha este campo.' },
  }
  expect(errorBody.encode(errorBody.parse(body))).toEqual(body)
})

test('a stack never reaches the wire', () => {
  const thrown = { message: 'x', error: 'x', code: 'unexpected', requestId: 'r-1', stack: 'at db.ts' }
  expect(errorBody.encode(thrown)).not.toHaveProperty('stack')
})
