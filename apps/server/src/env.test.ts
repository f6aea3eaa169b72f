import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const live = {
  SHOP_MODE: 'live',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PUBLIC_URL: 'https://loja.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Loja <loja@loja.example>',
}

describe('configuration', () => {
  test('an empty environment is a working demonstration with both payment methods', () => {
    const env = readEnv({})
    expect(env.SHOP_MODE).toBe('demo')
    expect(env.PAYMENT_METHODS).toEqual(['card', 'pix'])
  })

  test('a blank value counts as not set', () => {
    expect(readEnv({ PORT: '', REDIS_URL: '' })).toMatchObject({ PORT: 3000, REDIS_URL: '' })
  })

  test('card cannot be left out', () => {
    expect(() => readEnv({ PAYMENT_METHODS: 'pix' })).toThrow('card is always accepted')
  })

  test('live starts with real keys', () => {
    expect(readEnv(live).SHOP_MODE).toBe('live')
  })

  test.each([
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['a publishable test key', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['a local webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_local_1' }],
    ['an own payment address', { STRIPE_API_BASE: 'http://127.0.0.1:12111' }],
    ['an own payment script', { STRIPE_JS_URL: 'http://127.0.0.1:12111/stripe.js' }],
    ['the mail catcher', { SMTP_URL: '' }],
    ['a sender that is nobody', { MAIL_FROM: '' }],
    ['no encryption', { PUBLIC_URL: 'http://loja.example' }],
  ])('live refuses %s', (_, override) => {
    expect(() => readEnv({ ...live, ...override })).toThrow('SHOP_MODE=live refuses to start')
  })
})
