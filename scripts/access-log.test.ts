/** The access log of nginx: what a request's path becomes in it. The expressions are read from the configuration. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const map =
  /map \$uri \$logged_path \{([\s\S]*?)\n\}/.exec(readFileSync('ops/nginx/access-log.conf', 'utf8'))?.[1] ??
  ''
const rules = [...map.matchAll(/^\s*"~(\*?)(.+?)" "?([^";]+)"?;/gm)].map(
  ([, isCaseless, pattern = '', logged = '']) => ({
    pattern: new RegExp(pattern, isCaseless === '*' ? 'i' : ''),
    logged,
  }),
)

/** As nginx does it: the first expression that matches decides. */
function loggedPath(path: string): string {
  for (const { pattern, logged } of rules) {
    const match = pattern.exec(path)
    if (match) return logged.replace(/\$\{?public_part\}?/, match.groups?.['public_part'] ?? '')
  }
  return '-'
}

const token = 'q0_-XcD7tYv2mBnLkJhGfDsApOiUyTrEwQ1234567ab'

test.each([
  [`/pedido/${token}`, '/pedido/-'],
  [`/PEDIDO/${token}`, '/PEDIDO/-'],
  [`/pedido/guardar/${token}`, '/pedido/-'],
  ['/pedido/1', '/pedido/-'],
  [`/agenda/${token}`, '/agenda/-'],
  [`/lista/${token}`, '/lista/-'],
  [`/api/orders/by-link/${token}`, '/api/orders/by-link/-'],
  [`/algo/${token}`, '/algo/-'],
  ['/api/cep/01310100', '/api/cep/-'],
  ['/pedido', '/pedido'],
  ['/api/orders/by-link', '/api/orders/by-link'],
  ['/produto/16', '/produto/16'],
])('%s is logged as %s', (path, logged) => {
  expect(rules).toHaveLength(5)
  expect(loggedPath(path)).toBe(logged)
})
