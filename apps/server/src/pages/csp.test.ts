import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allowMarkedScripts } from './csp.ts'
import { paymentOrigins } from './payment-origins.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]

test('our inline scripts are allowed by their hash and lose their nonce', () => {
  const page = allowMarkedScripts(
    '<script nonce="m1">first()</script><script type="module" nonce="m1" async="">import "x"</script>',
    'm1',
  )
  expect(scriptsOf(page.policy)).toBe(`'self' ${hash('first()')} ${hash('import "x"')}`)
  expect(page.html).toBe('<script>first()</script><script type="module" async="">import "x"</script>')
})

test('a script without the nonce is not allowed, whatever it looks like', () => {
  const { policy } = allowMarkedScripts(
    '<p><script>steal()</script><script nonce="guess">steal()</script>',
    'm1',
  )
  expect(scriptsOf(policy)).toBe("'self'")
})

test('Trusted Types are required and no policy may be created', () => {
  const { policy } = allowMarkedScripts('', 'm1')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
})

test('a page cannot be framed, its base cannot be changed and its forms cannot be sent elsewhere', () => {
  const { policy } = allowMarkedScripts('', 'm1')
  expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
  const preview = allowMarkedScripts('', 'm1', { isPreview: true }).policy
  expect(preview).toContain("frame-ancestors 'self'")
})

describe('the payment page', () => {
  const { policy } = allowMarkedScripts('', 'm1', { payment: paymentOrigins(null) })

  test('allows the provider and no other origin', () => {
    expect(scriptsOf(policy)).toBe("'self' https://js.stripe.com https://*.js.stripe.com")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    )
  })

  test('may create one Trusted Types policy, which every added script has to pass', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  })

  test('allows stripe-local instead where the configuration does', () => {
    const local = allowMarkedScripts('', 'm1', {
      payment: paymentOrigins('http://127.0.0.1:4242/endive/stripe.js'),
    })
    expect(scriptsOf(local.policy)).toBe("'self' http://127.0.0.1:4242")
    expect(local.policy).not.toContain('stripe.com')
  })
})

test('no other page allows an origin but its own', () => {
  expect(allowMarkedScripts('', 'm1').policy).not.toMatch(/https?:/)
})
