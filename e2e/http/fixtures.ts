import { expect } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { test as base } from '../shop-fixtures.ts'

interface ServedPage {
  status: number
  headers: Record<string, string>
  html: string
  /** the parsed document; `textOf` extracts its visible text */
  root: HTMLElement
}

interface HttpFixtures {
  /** the server's response to a URL, before any script has run */
  open: (path: string) => Promise<ServedPage>
}

/** For tests that need only HTML and headers: no browser is started, so such a test takes milliseconds. */
export const test = base.extend<HttpFixtures>({
  open: async ({ request }, use) => {
    await use(async (path) => {
      const response = await request.get(path)
      const html = await response.text()
      return { status: response.status(), headers: response.headers(), html, root: parse(html) }
    })
  },
})

export { expect }

/** The first element that matches the selector; throws if there is none. */
export function find(within: HTMLElement, selector: string): HTMLElement {
  const element = within.querySelector(selector)
  if (!element) throw new Error(`no element of the page matches ${selector}`)
  return element
}

/** Visible text: whitespace is collapsed, and scripts are left out. */
export function textOf(element: HTMLElement): string {
  const read = parse(element.outerHTML, { blockTextElements: { script: false, style: false } })
  return read.textContent.replaceAll(/\s+/g, ' ').trim()
}

/** The JSON-LD objects that describe the page to search engines. */
export function jsonLdOf(root: HTMLElement): unknown[] {
  return root
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent) as unknown)
}
