import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allowMarkedScripts } from './csp.ts'
import { paymentOrigins } from './payment-origins.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]

test('our inline scripts are allowed by their hash and lose their mark', () => {
  const page = allowMarkedScripts(
    '<script nonce="m1">first()</script><script type="module" nonce="m1" async="">import "x"</script>',
    'm1',
  )
  expect(scriptsOf(page.policy)).toBe(`'self' ${hash('first()')} ${hash('import "x"')}`)
  expect(page.html).toBe('<script>first()</script><script type="module" async="">import "x"</script>')
})

test('a script without the mark is not allowed, whatever it looks like', () => {
  const { policy } = allowMarkedScripts(
    '<p><script>steal()</script><script nonce="guess">steal()</script>',
    'm1',
  )
  expect(scriptsOf(policy)).toBe("'self'")
})

test('Trusted Types are required and no policy may be made', () => {
  const { policy } = allowMarkedScripts('', 'm1')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
})

test('nobody shows a page in a frame, moves its base or sends its forms elsewhere', () => {
  const { policy } = allowMarkedScripts('', 'm1')
  expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
})

describe('the page where one pays', () => {
  const { policy } = allowMarkedScripts('', 'm1', paymentOrigins(null))

  test('lets the provider in and nobody else', () => {
    expect(scriptsOf(policy)).toBe("'self' https://js.stripe.com https://*.js.stripe.com")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    )
  })

  test('may make one policy of Trusted Types, which every added script has to pass', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  })

  test('names the stand-in instead where the configuration does', () => {
    const local = allowMarkedScripts('', 'm1', paymentOrigins('http://127.0.0.1:4242/endive/stripe.js'))
    expect(scriptsOf(local.policy)).toBe("'self' http://127.0.0.1:4242")
    expect(local.policy).not.toContain('stripe.com')
  })
})

test('no other page names an origin but its own', () => {
  expect(allowMarkedScripts('', 'm1').policy).not.toMatch(/https?:/)
})
