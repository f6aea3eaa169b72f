import { expect, test } from 'vitest'
import { featureFiles, mutualFeatures } from './feature-pairs.ts'

const FEATURES = 'apps/api/src/features'

test('two features that import each other are found', () => {
  const sources: Record<string, string> = {
    [`${FEATURES}/orders/a.service.ts`]: "import { b } from '../payments/b.service.ts'",
    [`${FEATURES}/payments/b.service.ts`]: "import type { A } from '../orders/a.service.ts'",
    [`${FEATURES}/stock/c.service.ts`]: "import { a } from '../orders/a.service.ts'",
  }
  expect(mutualFeatures(Object.keys(sources), (file) => sources[file] ?? '')).toEqual(['orders payments'])
})

test('no two features of the API import each other', () => {
  expect(featureFiles().length).toBeGreaterThan(100)
  expect(mutualFeatures(featureFiles())).toEqual([])
})
