import { readFileSync } from 'node:fs'
import { passwordLength } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { rejectWeakPassword } from './password-rules.ts'

const list = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const check =
  (password: string, role: 'customer' | 'admin' = 'customer') =>
  () =>
    rejectWeakPassword({ password, email: 'marina@exemplo.test', role, field: 'password' })

test.each(['12345678', 'PASSWORD', 'senha123', 'Corinthians', 'flamengo123', 'deusefiel', 'casamento2026'])(
  '%s is too common',
  (password) => {
    expect(check(password)).toThrow('Esta senha é muito comum. Escolha outra.')
  },
)

test.each(['marina@exemplo.test', 'Marina@Exemplo.TEST', 'marina'])(
  '%s is rejected as equal to the email',
  (password) => {
    expect(check(password)).toThrow('A senha não pode ser igual ao e-mail.')
  },
)

test('any other password is accepted', () => {
  expect(check('crepe de seda 7')).not.toThrow()
})

test('an administrator’s password needs twelve characters', () => {
  expect(check('crepe seda7')).not.toThrow()
  expect(check('crepe seda7', 'admin')).toThrow(
    'A senha de quem administra a loja deve ter ao menos 12 caracteres.',
  )
  expect(check('crepe seda 7', 'admin')).not.toThrow()
})

test('the list is long, lower case, without duplicates and without passwords that are too short anyway', () => {
  expect(list.length).toBeGreaterThan(3000)
  expect(new Set(list).size).toBe(list.length)
  expect(list.filter((word) => word !== word.toLowerCase() || word.length < passwordLength.min)).toEqual([])
})
