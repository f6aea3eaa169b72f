import { fontPairIds } from '@shop/contract/theme/fonts'
import { expect, test } from 'vitest'
import { fontStyles } from './font-styles.ts'

test.each(fontPairIds)('the fonts of %s are preloaded from the shop itself', (id) => {
  const { stylesheet, preloads } = fontStyles[id]
  expect(stylesheet === null).toBe(id === 'cormorant-figtree')
  expect(preloads.length).toBeGreaterThanOrEqual(2)
  for (const href of preloads) expect(href).toMatch(/^\/[^/].*\.woff2$/)
})
