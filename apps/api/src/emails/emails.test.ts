import { describe, expect, test } from 'vitest'
import { unnamedStore } from '../features/store/unnamed-store.ts'
import { withoutBrand } from '../testing/email-brand.ts'
import { alreadyRegistered } from './already-registered.ts'
import { createPassword } from './create-password.ts'
import { greeting } from './greeting.ts'
import { html } from './html.ts'
import { passwordChanged } from './password-changed.ts'
import { resetPassword } from './reset-password.ts'
import { secondFactorChanged } from './second-factor-changed.ts'
import { ticketReply } from './ticket-reply.ts'
import { verifyEmail } from './verify-email.ts'

const sender = { profile: { ...unnamedStore, name: 'Flor & <Lis>' }, publicUrl: 'https://loja.example' }
const link = 'https://loja.example/verificar-email?token=abc'
const person = { name: 'Marina Duarte', link }
const emails = [
  ['verify-email', verifyEmail(sender, person), link],
  ['already-registered', alreadyRegistered(sender, person), 'https://loja.example/login'],
  ['reset-password', resetPassword(sender, person), link],
  ['create-password', createPassword(sender, person), link],
  [
    'ticket-answer',
    ticketReply(sender, { ...person, ticketId: 7, subject: 'Prova', message: 'Pode sim.', files: 2 }),
    link,
  ],
  ['password-changed', passwordChanged(sender, person), 'https://loja.example/esqueci-senha'],
  [
    'second-factor on',
    secondFactorChanged(sender, { ...person, on: true }),
    'https://loja.example/esqueci-senha',
  ],
  [
    'second-factor off',
    secondFactorChanged(sender, { ...person, on: false }),
    'https://loja.example/esqueci-senha',
  ],
] as const

describe.each(emails)('the email %s', (_name, email, url) => {
  test('says the same in text as in HTML, with the whole link', () => {
    expect(email.text).toContain(url)
    expect(email.html).toContain(`href="${url}"`)
    expect(email.html).toContain('Olá, Marina')
    expect(email.text).toContain('Olá, Marina')
  })

  test('carries the name of the shop, with its markup escaped', () => {
    expect(email.subject).toContain('Flor & <Lis>')
    expect(email.html).toContain('Flor &amp; &lt;Lis&gt;')
    expect(email.html).not.toContain('<Lis>')
    expect(email.subject).not.toMatch(/[\r\n]/)
  })

  test('needs no picture, no script and no other server', () => {
    expect(withoutBrand(email.html)).not.toMatch(/<img|<script|<link|url\(/)
    const hosts = [...email.html.matchAll(/https?:\/\/([^/"?]+)/g)].map((match) => match[1])
    expect(new Set(hosts)).toEqual(new Set(['loja.example']))
  })
})

test('a value inserted into a template is escaped, unless a template produced it', () => {
  const cell = html`<b>${'"Ana" & \'Bia\' <i>'}</b>`
  expect(html`<p>${cell}${[cell]}</p>`.markup).toBe(
    '<p><b>&quot;Ana&quot; &amp; &#39;Bia&#39; &lt;i&gt;</b><b>&quot;Ana&quot; &amp; &#39;Bia&#39; &lt;i&gt;</b></p>',
  )
})

test.each([
  ['Marina Duarte', 'Olá, Marina'],
  ['Dona Lúcia Prado', 'Olá, Dona Lúcia'],
  ['Dra. Ana Reis', 'Olá, Dra. Ana'],
  ['Dona golpe.example', 'Olá'],
  ["  D'Ávila  ", "Olá, D'Ávila"],
  ['Ganhe-dinheiro.example agora', 'Olá'],
  ['https://golpe.example', 'Olá'],
  ['<b>Ana</b>', 'Olá'],
  ['A'.repeat(31), 'Olá'],
])('%j is greeted with %j', (name, text) => {
  expect(greeting(name)).toBe(text)
})
