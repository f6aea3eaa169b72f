/** Finds a required element of the page. */
export function find<T extends HTMLElement>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector)
  if (element instanceof type) return element
  throw new Error(`the page has no ${selector}`)
}
