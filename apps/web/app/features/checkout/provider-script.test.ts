import { expect, test } from 'vitest'
import { isFrom } from './provider-script.ts'

test.each([
  ['https://js.stripe.com/endive/stripe.js', 'https://js.stripe.com'],
  ['https://b.js.stripe.com/chunk.js', 'https://js.stripe.com'],
  ['http://127.0.0.1:4242/endive/stripe.js', 'http://127.0.0.1:4242/endive/stripe.js'],
])('%s may be added where %s is the provider', (url, provider) => {
  expect(isFrom(url, provider)).toBe(true)
})

test.each([
  ['https://evil.example/stripe.js', 'https://js.stripe.com'],
  ['https://js.stripe.com.evil.example/stripe.js', 'https://js.stripe.com'],
  ['https://evil-js.stripe.com/stripe.js', 'https://js.stripe.com'],
  ['http://js.stripe.com/endive/stripe.js', 'https://js.stripe.com'],
  ['/assets/ours.js', 'https://js.stripe.com'],
  ['data:text/javascript,alert(1)', 'https://js.stripe.com'],
  ['http://127.0.0.1:4243/endive/stripe.js', 'http://127.0.0.1:4242'],
  ['http://x.127.0.0.1:4242/stripe.js', 'http://127.0.0.1:4242'],
])('%s may not be added where %s is the provider', (url, provider) => {
  expect(isFrom(url, provider)).toBe(false)
})
