import { expect, test } from 'vitest'
import { errorBody } from './error-body.ts'

test('an error has its text in two fields, its code, the request id and the field errors', () => {
  const body = {
    message: 'Acesso negado.',
    error: 'Acesso negado.',
    code: 'forbidden',
    requestId: 'r-1',
    fields: { assunto: 'Preencha este campo.' },
  }
  expect(errorBody.encode(errorBody.parse(body))).toEqual(body)
})

test('a stack trace is never sent', () => {
  const thrown = { message: 'x', error: 'x', code: 'unexpected', requestId: 'r-1', stack: 'at db.ts' }
  expect(errorBody.encode(thrown)).not.toHaveProperty('stack')
})
