import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowMarkedScripts } from './csp.ts'
import { paymentOrigins } from './payment-origins.ts'

/** The inventory that PCI DSS requires: docs/operations.md, "Scripts of the checkout". */
const [, section = ''] = readFileSync(
  new URL('../../../../docs/operations.md', import.meta.url),
  'utf8',
).split('\n## Scripts of the checkout\n')
const inventory = [...(section.split('\n## ', 1)[0]?.matchAll(/^\| `([^`]+)` \|/gm) ?? [])].map(
  ([, source]) => source,
)

test('the inventory of the checkout’s scripts names every source that its policy allows, and no other', () => {
  const { policy } = allowMarkedScripts('<script nonce="m1">ours()</script>', 'm1', {
    payment: paymentOrigins(null),
  })
  const scripts = policy.split('; ').filter((rule) => rule.startsWith('script-src'))
  expect(scripts).toHaveLength(1)
  const sources = scripts[0]?.split(' ').slice(1) ?? []
  expect(sources.filter((source) => !source.startsWith("'sha256-"))).toEqual(inventory)
  expect(inventory).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'])
})
