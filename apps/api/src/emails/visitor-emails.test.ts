import { describe, expect, test } from 'vitest'
import { unnamedStore } from '../features/store/unnamed-store.ts'
import { withoutBrand } from '../testing/email-brand.ts'
import { contactMessage } from './contact-message.ts'
import { contactReceived } from './contact-received.ts'
import { newsletterConfirm } from './newsletter-confirm.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'

const sender = { profile: { ...unnamedStore, name: 'Flor & <Lis>' }, publicUrl: 'https://loja.example' }
const hostile = '<img src=x onerror=alert(1)>\r\nBcc: todos@exemplo.test'
const message = { name: hostile, email: 'ana@exemplo.test', phone: null, subject: hostile, message: hostile }
const link = 'https://loja.example/newsletter/confirmar?token=abc'
const emails = [
  ['contact-message', contactMessage(sender, message), 'https://loja.example/politica-de-privacidade'],
  ['contact-received', contactReceived(sender, { name: hostile }), 'https://loja.example/faq'],
  ['newsletter-confirm', newsletterConfirm(sender, { link }), link],
  ['newsletter-welcome', newsletterWelcome(sender, { leaveLink: link }), link],
] as const

describe.each(emails)('the email %s', (_name, email, url) => {
  test('says the same in text as in HTML, with the whole link', () => {
    expect(email.text).toContain(url)
    expect(email.html).toContain(`href="${url}"`)
  })

  test('has a one-line subject, and no visitor input becomes HTML', () => {
    expect(email.subject).not.toMatch(/[\r\n]/)
    expect(withoutBrand(email.html)).not.toMatch(/<img|<script|<link|url\(|<Lis>/)
  })

  test('needs no other server', () => {
    const hosts = [...email.html.matchAll(/https?:\/\/([^/"?]+)/g)].map((match) => match[1])
    expect(new Set(hosts)).toEqual(new Set(['loja.example']))
  })
})

test('the message of a visitor keeps its line breaks in the email to the atelier', () => {
  const { text, html } = contactMessage(sender, { ...message, message: 'Uma\n\nDuas' })
  expect(text).toContain('> Uma\n> \n> Duas')
  expect(html).toMatch(/pre-line;[^"]*">Uma\n\nDuas</)
  expect(text).not.toContain('Telefone')
})
