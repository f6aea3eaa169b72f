import { isLogoMarkup } from '@shop/contract/theme/logo-markup'
import { createElement, type ReactElement } from 'react'

interface Open {
  name: string
  props: Record<string, string>
  children: ReactElement[]
}

// The shop's name beside it is what screen readers read, and a browser would show the title as a tooltip.
const TITLE = /<title>[^<]*<\/title>/g
const TAG = /<(\/?)([a-z]+)((?: [A-Za-z0-9-]+="[^"]*")*)(\/?)>/g
const ATTRIBUTE = / ([A-Za-z0-9-]+)="([^"]*)"/g

/**
 * A rebuilt logo as React elements, which take the colour of the text around them. Trusted Types forbid to set markup in
 * the browser; the grammar of a rebuilt logo is so small that reading it takes few lines. A `color` of the whole drawing,
 * which is for a file shown by itself, is left out. Null for any other markup.
 */
export function logoDrawing(svg: string, props: { className?: string } = {}): ReactElement | null {
  if (!isLogoMarkup(svg)) return null
  const top: Open = { name: '', props: {}, children: [] }
  const open = [top]
  for (const [, end, name = '', attributes = '', isEmpty] of svg.replaceAll(TITLE, '').matchAll(TAG)) {
    if (!end) open.push({ name, props: propsOf(attributes), children: [] })
    if (!end && !isEmpty) continue
    const closed = open.pop()
    const parent = open.at(-1)
    if (!closed || !parent) return null
    if (parent === top) {
      const { color: _, ...own } = closed.props
      return createElement('svg', { ...own, 'aria-hidden': 'true', ...props }, ...closed.children)
    }
    parent.children.push(createElement(closed.name, closed.props, ...closed.children))
  }
  return null
}

function propsOf(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) =>
      [name.replaceAll(/-([a-z])/g, (_, initial: string) => initial.toUpperCase()), value] as const,
  )
  return Object.fromEntries(pairs.filter(([name]) => name !== 'xmlns'))
}
