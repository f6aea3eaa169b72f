import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const forFirstPage = [
  'calendar-days',
  'cart',
  'constants',
  'dates',
  'format-days',
  'errors',
  'failures',
  'network-failure',
  'newsletter-consent',
  'holidays',
  'labels',
  'money',
  'notices',
  'opening-hours',
  'pictures',
  'states',
]

function imports(file: string): string[] {
  const source = readFileSync(new URL(`./${file}.ts`, import.meta.url), 'utf8')
  const direct = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '')
  return direct.flatMap((path) => [path, ...(path.startsWith('./') ? imports(path.slice(2, -3)) : [])])
}

test.each(forFirstPage)('%s.ts does not load zod on the first page of a visitor', (file) => {
  expect(imports(file).filter((path) => !path.startsWith('./'))).toEqual([])
  expect(imports(file)).not.toContain('./zod.ts')
})
