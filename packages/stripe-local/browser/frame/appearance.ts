/** Applies the shop's colours, fonts and shapes to the form, as Stripe's Appearance API does. */
import type { Appearance, FontSource } from '../protocol.ts'

/** `.Input`, `.Tab--selected`, `.Input:focus`, `.Tab .TabLabel`: only the form's own parts can be styled. */
const SELECTOR = /^\.[A-Z]\w*(--\w+)?(:{1,2}[a-z-]+)?( \.[A-Z]\w*(--\w+)?)?$/

const styles = new CSSStyleSheet()

export function dress({ variables = {}, rules = {} }: Appearance) {
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${kebab(name)}`, value)
  }
  styles.replaceSync('')
  for (const [selector, declarations] of Object.entries(rules)) {
    if (!SELECTOR.test(selector)) continue
    const rule = styles.cssRules[styles.insertRule(`${selector} {}`, styles.cssRules.length)]
    if (!(rule instanceof CSSStyleRule)) continue
    for (const [name, value] of Object.entries(declarations)) rule.style.setProperty(kebab(name), value)
  }
  document.adoptedStyleSheets = [styles]
}

export function loadFonts(fonts: readonly FontSource[]) {
  for (const { cssSrc, family, src, weight, style } of fonts) {
    if (cssSrc !== undefined) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = cssSrc
      document.head.append(link)
    }
    if (family === undefined || src === undefined) continue
    const font = new FontFace(family, src, { ...(weight && { weight }), ...(style && { style }) })
    document.fonts.add(font)
    // If a font fails to load, the browser uses the next one of the list.
    font.load().catch(() => undefined)
  }
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (character) => `-${character.toLowerCase()}`)
}
