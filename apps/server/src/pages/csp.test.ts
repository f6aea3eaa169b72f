import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowMarkedScripts } from './csp.ts'

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
