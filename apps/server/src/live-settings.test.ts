import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const live = {
  SHOP_MODE: 'live',
  DATABASE_URL: 'postgres://shop:4f9d@db.internal:5432/shop',
  TRUST_PROXY: '1',
  CEP_URL: 'https://viacep.com.br/ws',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_4f9dc2a17be64f9dc2a17be6',
  PUBLIC_URL: 'https://loja.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Loja <loja@loja.example>',
}

/** The start's error message for these settings, a line for each fault. */
function faultsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(variables)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

describe('live settings', () => {
  test('start with real keys, behind no proxy, one or two', () => {
    for (const TRUST_PROXY of ['0', '1', '2']) {
      expect(readEnv({ ...live, TRUST_PROXY })).toMatchObject({
        SHOP_MODE: 'live',
        TRUST_PROXY: Number(TRUST_PROXY),
      })
    }
  })

  test.each([
    ['STRIPE_SECRET_KEY', ['', 'sk_test_1', 'sk_live_', 'pk_live_1']],
    ['STRIPE_PUBLISHABLE_KEY', ['', 'pk_test_1', 'pk_live_', 'sk_live_1']],
    ['STRIPE_WEBHOOK_SECRET', ['', 'whsec_', 'whsec_local_1', 'whsec_short', 'sk_live_4f9dc2a17be64f9d']],
    ['STRIPE_API_BASE', ['http://127.0.0.1:12111']],
    ['STRIPE_JS_URL', ['http://127.0.0.1:12111/stripe.js']],
    ['FAILPOINT', ['order.claimed']],
    ['FILES_URL', ['s3://fotos?endpoint=http://s3.example', 's3://fotos?endpoint=s3.example']],
    ['TRUST_PROXY', ['', '3', '5']],
    ['CEP_URL', ['']],
    ['MAIL_FROM', ['', 'Loja <loja@loja.test>', 'loja@localhost']],
    [
      'SMTP_URL',
      [
        '',
        'smtp://localhost:1025',
        'smtp://LOCALHOST',
        'smtp://localhost.:587',
        'smtp://mail.localhost:587',
        'smtp://127.0.0.1:1025/',
        'smtps://127.0.0.1',
        'smtp://127.1.2.3:587',
        'smtp://127.1:587',
        'smtp://2130706433:587',
        'smtp://0x7f.0.0.1:587',
        'smtp://0.0.0.0:587',
        'smtp://[::1]:587',
        'smtp://[0:0:0:0:0:0:0:1]:587',
        'smtp://[::ffff:127.0.0.1]:587',
        'smtp://[::]:587',
        'smtp://mailpit:1025',
      ],
    ],
    [
      'PUBLIC_URL',
      [
        '',
        'http://loja.example',
        'https://localhost',
        'https://127.0.0.1:8443',
        'https://[::1]',
        'https://loja.test',
        'https://loja.example/loja',
        'https://loja.example/?a=b',
        'https://loja.example/#a',
        'https://user:pass@loja.example',
      ],
    ],
    [
      'DATABASE_URL',
      [
        '',
        'postgres://postgres:postgres@db:5432/shop',
        'postgres://shop_app:shop_app@db:5432/shop',
        'postgresql://shop@db/shop?user=postgres&password=postgres',
      ],
    ],
    [
      'RATE_LIMITS',
      [
        '{"registration":{"points":1000000000}}',
        '{"registration":{"points":5,"seconds":1}}',
        '{"registration":{"points":1,"seconds":1000000}}',
      ],
    ],
    ['HOLD_MINUTES', ['1', '9', '121', '1440']],
    ['LOG_LEVEL', ['silent']],
    ['NODE_TLS_REJECT_UNAUTHORIZED', ['0']],
  ])('are rejected for the value of %s', (name, values) => {
    for (const value of values) {
      const [title, ...faults] = faultsOf({ ...live, [name]: value })
      expect([value, title]).toEqual([value, 'SHOP_MODE=live refuses to start:'])
      expect([value, faults.length, faults[0]]).toEqual([value, 1, expect.stringMatching(`^- ${name}\\b`)])
    }
  })

  test.each([
    [
      'SMTP_URL',
      ['smtp://loja:senha@mail.example:587', 'smtps://loja:senha@mail.example', 'smtp://10.0.0.7:25'],
    ],
    ['PUBLIC_URL', ['https://loja.example/', 'https://loja.example:8443']],
    ['RATE_LIMITS', ['{"registration":{"points":50}}', '{"orderCreation":{"points":200,"seconds":3600}}']],
    ['HOLD_MINUTES', ['10', '30', '60', '120']],
    ['STRIPE_SECRET_KEY', ['rk_live_1']],
    ['NODE_TLS_REJECT_UNAUTHORIZED', ['1', '']],
  ])('accept sound values of %s', (name, values) => {
    for (const value of values) expect([value, faultsOf({ ...live, [name]: value })]).toEqual([value, []])
  })

  test('report every fault at once, including malformed values', () => {
    const faults = faultsOf({
      SHOP_MODE: 'live',
      SMTP_URL: 'smtp://localhost:1025',
      HOLD_MINUTES: 'abc',
      PORT: '99999',
      LOG_LEVEL: 'silent',
    })
    const named = new Set(faults.flatMap((line) => /^- ([A-Z_]+)/.exec(line)?.[1] ?? []))
    expect([...named].sort()).toEqual([
      'CEP_URL',
      'DATABASE_URL',
      'HOLD_MINUTES',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PORT',
      'PUBLIC_URL',
      'SMTP_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TRUST_PROXY',
    ])
  })

  test('are never shown in the message', () => {
    const secrets = {
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      DATABASE_URL: 'postgres://postgres:postgres@hidden/x',
    }
    expect(faultsOf({ ...live, ...secrets, SMTP_URL: 'smtp://u:hidden@localhost' }).join()).not.toContain(
      'hidden',
    )
  })
})

test('a public URL with a trailing slash is the same URL', () => {
  expect(readEnv({ ...live, PUBLIC_URL: 'https://loja.example/' }).PUBLIC_URL).toBe('https://loja.example')
})

test.each(['mail.example:587', 'http://mail.example', 'smtp://', 'nonsense'])(
  'the mail server %s stops every start',
  (SMTP_URL) => {
    expect(() => readEnv({ SMTP_URL })).toThrow('SMTP_URL')
  },
)
