import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

test('inline scripts are allowed by their hash, files by their origin, anything else by nothing', () => {
  const policy = contentSecurityPolicy(
    '<script>first()</script><script type="module" async="">import "x"</script><script src="/a.js"></script>',
  )
  expect(policy).toContain(`script-src 'self' ${hash('first()')} ${hash('import "x"')};`)
  expect(policy).not.toContain("unsafe-inline' ; script")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(/script-src[^;]*unsafe/.test(policy)).toBe(false)
})

test('data for search engines is no script and needs no hash', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{}</script>')).toContain(
    "script-src 'self';",
  )
})
