import { expect, test } from 'vitest'
import { chatUrl, inquiredText, inquiryMessage } from './inquiry-text.ts'

const inquired = { name: 'Açucena', size: 'G', color: 'Off-White' }

test('names product, size and colour; what is not chosen is left out', () => {
  expect(inquiredText(inquired)).toBe('Açucena, tamanho G, cor Off-White')
  expect(inquiredText({ name: 'Véu Serenata', size: undefined, color: undefined })).toBe('Véu Serenata')
})

test('the chat begins with the product and the address of its page', () => {
  const url = new URL(chatUrl('5511900000000', inquired, 'https://loja.test/produto/1?a=1&b=2'))
  expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/5511900000000'])
  expect(url.searchParams.get('text')).toBe(
    'Olá! Tenho uma pergunta sobre Açucena, tamanho G, cor Off-White: https://loja.test/produto/1?a=1&b=2',
  )
})

test('a message says what it is about, unless that was taken out', () => {
  expect(inquiryMessage('Há manga mais curta?', inquired)).toBe(
    'Sobre Açucena, tamanho G, cor Off-White\n\nHá manga mais curta?',
  )
  expect(inquiryMessage('Há manga mais curta?', undefined)).toBe('Há manga mais curta?')
})
