import { expect, test } from 'vitest'
import { email, newPassword, text } from './fields.ts'
import { z } from './zod.ts'

const form = z.object({
  name: text(5),
  email,
  password: newPassword,
  items: z.array(z.string()).min(1),
  quantity: z.int().min(1).max(10),
  size: z.enum(['P', 'M']),
})

function messages(value: unknown) {
  const issues = form.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

test('an empty form has a message in Portuguese for each missing field', () => {
  expect(messages({})).toEqual({
    name: 'Preencha este campo.',
    email: 'Preencha este campo.',
    password: 'Preencha este campo.',
    items: 'Preencha este campo.',
    quantity: 'Preencha este campo.',
    size: 'Preencha este campo.',
  })
})

test('invalid values have a message in Portuguese', () => {
  expect(
    messages({ name: 'Mariana', email: 'maria', password: 'curta', items: [], quantity: 11, size: 'X' }),
  ).toEqual({
    name: 'Use no máximo 5 caracteres.',
    email: 'Informe um e-mail válido.',
    password: 'A senha deve ter ao menos 8 caracteres.',
    items: 'Informe ao menos um item.',
    quantity: 'O valor máximo é 10.',
    size: 'Escolha uma das opções.',
  })
})

test('blank text counts as missing', () => {
  expect(messages({ name: '   ' })).toMatchObject({ name: 'Preencha este campo.' })
})

test('an e-mail is trimmed and converted to lower case', () => {
  expect(email.parse('  Noiva@Exemplo.COM.br ')).toBe('noiva@exemplo.com.br')
})
