import type { HTMLElement } from 'node-html-parser'
import { find, textOf } from './fixtures.ts'

/** The server-rendered parts of the collection page. */
export const cardsOf = (root: HTMLElement) => root.querySelectorAll('section[aria-label="Vestidos"] article')
export const namesOf = (root: HTMLElement) => cardsOf(root).map((card) => textOf(find(card, 'h3')))
export const countOf = (root: HTMLElement) => textOf(find(root, 'main p[aria-live="polite"]'))
export const headingsOf = (root: HTMLElement) => root.querySelectorAll('main h2').map(textOf)
export const titleOf = (root: HTMLElement) => textOf(find(root, 'title'))
export const canonicalOf = (root: HTMLElement) => find(root, 'link[rel="canonical"]').getAttribute('href')
export const robotsOf = (root: HTMLElement) =>
  root.querySelectorAll('meta[name="robots"]').map((tag) => tag.getAttribute('content'))
