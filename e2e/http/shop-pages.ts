import type { HTMLElement } from 'node-html-parser'
import { find, textOf } from './fixtures.ts'

/** The target of the first link with this name. */
export function hrefOf(within: HTMLElement, name: string): string | undefined {
  const link = within.querySelectorAll('a').find((candidate) => nameOf(candidate) === name)
  if (!link) throw new Error(`no link is called ${name}`)
  return link.getAttribute('href')
}

/** The section with this heading. */
export function regionOf(root: HTMLElement, name: string): HTMLElement {
  const isIt = (part: HTMLElement) =>
    textOf(find(root, `[id="${part.getAttribute('aria-labelledby')}"]`)) === name
  const region = root.querySelectorAll('section[aria-labelledby]').find(isIt)
  if (!region) throw new Error(`no section is called ${name}`)
  return region
}

export const textsOf = (within: HTMLElement, selector: string) =>
  within.querySelectorAll(selector).map(textOf)

const nameOf = (link: HTMLElement) => link.getAttribute('aria-label') ?? textOf(link)
