import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'

for (const path of ['/', '/colecoes', '/produto/1']) {
  test(`a first load of ${path} formats prices and days without Intl, whose first use blocks a phone for 100 ms`, async ({
    page,
  }) => {
    await recordFormatters(page)
    await openReady(page, path)
    expect(await page.evaluate(() => Reflect.get(window, 'formatters') as unknown)).toEqual([])
  })
}

function recordFormatters(page: Page) {
  return page.addInitScript(() => {
    const formatters: string[] = []
    Object.assign(window, { formatters })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules', 'Collator'] as const) {
      Reflect.set(
        Intl,
        name,
        new Proxy(Intl[name], {
          construct(target, options) {
            formatters.push(name)
            return Reflect.construct(target, options) as object
          },
        }),
      )
    }
    const { toLocaleString } = Number.prototype
    Number.prototype.toLocaleString = function (...options: Parameters<typeof toLocaleString>) {
      formatters.push('toLocaleString')
      return toLocaleString.apply(this, options)
    }
  })
}
