import { expect, test } from 'vitest'
import { subscription } from './newsletter.ts'

test('a subscription is an e-mail', () => {
  expect(subscription.parse({ email: ' Noiva@Exemplo.com.br ' })).toEqual({ email: 'noiva@exemplo.com.br' })
  expect(subscription.safeParse({ email: '' }).success).toBe(false)
})

test('a filled honeypot is parsed, so that the server can ignore the sender', () => {
  expect(subscription.parse({ email: 'a@b.co', website: 'x' }).website).toBe('x')
})
