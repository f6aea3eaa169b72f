import { expect, test } from 'vitest'
import { chatText, chatUrl, inquiredText, inquiryMessage } from './inquiry-text.ts'

const inquired = { name: 'Açucena', size: 'G', color: 'Off-White' }

test('names product, size and colour; what is not chosen is left out', () => {
  expect(inquiredText(inquired)).toBe('Açucena, tamanho G, cor Off-White')
  expect(inquiredText({ name: 'Véu Serenata', size: undefined, color: undefined })).toBe('Véu Serenata')
})

test('the chat begins with the product and the address of its page', () => {
  const url = new URL(
    chatUrl('5511900000000', chatText(inquired, undefined), 'https://loja.test/produto/1?a=1&b=2'),
  )
  expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/5511900000000'])
  expect(url.searchParams.get('text')).toBe(
    'Olá! Tenho uma pergunta sobre Açucena, tamanho G, cor Off-White: https://loja.test/produto/1?a=1&b=2',
  )
})

test('the chat says the wedding date, and a message to the shop never does', () => {
  expect(chatText(inquired, '2027-03-20')).toBe(
    'Açucena, tamanho G, cor Off-White, para o casamento de 20/03/2027',
  )
  expect(inquiryMessage('Chega a tempo?', inquired)).not.toContain('casamento')
})

test('a message says what it is about, unless that was taken out', () => {
  expect(inquiryMessage('Há manga mais curta?', inquired)).toBe(
    'Sobre Açucena, tamanho G, cor Off-White\n\nHá manga mais curta?',
  )
  expect(inquiryMessage('Há manga mais curta?', undefined)).toBe('Há manga mais curta?')
})
