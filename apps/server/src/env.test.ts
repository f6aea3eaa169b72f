import { describe, expect, test } from 'vitest'
import { readEnv, usesStripeLocal } from './env.ts'

const testKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

describe('configuration', () => {
  test('an empty environment is a working demo with both payment methods', () => {
    const env = readEnv({})
    expect(env.SHOP_MODE).toBe('demo')
    expect(env.PAYMENT_METHODS).toEqual(['card', 'pix'])
  })

  test('a demo without keys uses its own stripe-local', () => {
    const env = readEnv({ STRIPE_LOCAL_PORT: '4999' })
    expect(env).toMatchObject({
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      STRIPE_API_BASE: 'http://127.0.0.1:4999',
      STRIPE_JS_URL: 'http://127.0.0.1:4999/endive/stripe.js',
    })
    expect(usesStripeLocal(env)).toBe(true)
  })

  test('with keys of the provider it uses the provider, and accepts only cards by default', () => {
    const env = readEnv(testKeys)
    expect(env).toMatchObject({ STRIPE_API_BASE: '', STRIPE_JS_URL: '', PAYMENT_METHODS: ['card'] })
    expect(usesStripeLocal(env)).toBe(false)
    expect(readEnv({ ...testKeys, PAYMENT_METHODS: 'card,pix' }).PAYMENT_METHODS).toEqual(['card', 'pix'])
  })

  test.each([
    ['a live key', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['no publishable key', { STRIPE_PUBLISHABLE_KEY: '' }],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: '' }],
  ])('a demo rejects %s', (_, override) => {
    expect(() => readEnv({ ...testKeys, ...override })).toThrow('SHOP_MODE=demo refuses to start')
  })

  test('a blank value counts as not set', () => {
    expect(readEnv({ PORT: '', REDIS_URL: '' })).toMatchObject({ PORT: 3000, REDIS_URL: '' })
  })

  test('card cannot be left out', () => {
    expect(() => readEnv({ PAYMENT_METHODS: 'pix' })).toThrow('card is always accepted')
  })

  test('an unknown failpoint stops the start', () => {
    expect(readEnv({ FAILPOINT: 'order.claimed' }).FAILPOINT).toBe('order.claimed')
    expect(readEnv({ FAILPOINT: '' }).FAILPOINT).toBeUndefined()
    expect(() => readEnv({ FAILPOINT: 'order.claimd' })).toThrow('FAILPOINT')
  })

  test('limits are given as JSON, by their names', () => {
    const RATE_LIMITS = '{"registration":{"points":20}}'
    expect(readEnv({ RATE_LIMITS }).RATE_LIMITS).toEqual({ registration: { points: 20 } })
    expect(readEnv({}).RATE_LIMITS).toEqual({})
  })

  test.each([
    ['{registration: 20}', 'not JSON'],
    ['{"registrations":{"points":20}}', 'no such limit'],
    ['{"toString":{"points":20}}', 'no such limit'],
    ['{"registration":{"points":0}}', 'RATE_LIMITS'],
  ])('the limits %s stop the start', (RATE_LIMITS, reason) => {
    expect(() => readEnv({ RATE_LIMITS })).toThrow(reason)
  })
})
