/**
 * Rebuilds an uploaded SVG logo: reads it strictly, and writes every element, attribute and value anew. Nothing of the
 * file itself is stored, so that what a page shows can only be shapes; what is not a shape is rejected, or left out where
 * it changes nothing (names, comments, accessibility, the namespaces of drawing programs).
 */
import { isLogoMarkup, logoMarkupLimit } from '@shop/contract/theme/logo-markup'
import { LogoError, logoErrors } from './logo-error.ts'
import { type Attributes, logoTokens } from './logo-tokens.ts'
import { geometry, presentation } from './logo-values.ts'

export type RebuiltLogo = { svg: string } | { message: string }

const NAMESPACE = 'http://www.w3.org/2000/svg'
const MAX_DEPTH = 20
const MAX_ELEMENTS = 3000
const MAX_TITLE = 200

const LEFT_OUT =
  /^(?:id|class|version|baseProfile|role|focusable|preserveAspectRatio|enable-background|overflow|isolation|clip-rule|xml:space|(?:aria|data)-[a-z-]+|xmlns:[a-z]+)$/
/** Their content is text that nobody sees, or nothing. */
const unseen = ['title', 'desc', 'defs']

export function rebuildLogo(file: Uint8Array): RebuiltLogo {
  try {
    if (file.byteLength > logoMarkupLimit) throw logoErrors.tooLarge()
    return { svg: rebuilt(decode(file)) }
  } catch (error) {
    if (error instanceof LogoError) return { message: error.message }
    throw error
  }
}

function decode(file: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw logoErrors.notSvg()
  }
}

function rebuilt(source: string) {
  const open: string[] = []
  const written: string[] = []
  let elements = 0
  let shapes = 0
  let title = ''
  for (const token of logoTokens(source.trim())) {
    const parent = open.at(-1)
    if (token.kind === 'text') {
      if (parent === 'title' && open.length === 2) title += token.text
      else if (parent !== 'title' && parent !== 'desc' && token.text.trim() !== '') throw logoErrors.broken()
    } else if (token.kind === 'end') {
      if (open.pop() !== token.name) throw logoErrors.broken()
      if (token.name === 'g' || token.name === 'svg') written.push(`</${token.name}>`)
    } else {
      const { name, attributes, isEmpty } = token
      elements += 1
      if (elements > MAX_ELEMENTS || open.length === MAX_DEPTH) throw logoErrors.tooComplex()
      rejectMisplaced(name, parent, elements === 1)
      if (!unseen.includes(name)) {
        const isGroup = name === 'svg' || name === 'g'
        if (!isGroup) shapes += 1
        written.push(`<${name}${attributesOf(name, attributes)}${isGroup ? '>' : '/>'}`)
        if (isGroup && isEmpty) written.push(`</${name}>`)
      }
      if (!isEmpty) open.push(name)
    }
  }
  if (elements === 0) throw logoErrors.notSvg()
  if (open.length > 0) throw logoErrors.broken()
  if (shapes === 0) throw logoErrors.empty()
  return checked([written[0], titleOf(title), ...written.slice(1)].join(''))
}

/** The same test as wherever a theme is read: if the two should ever disagree, a logo is rejected here and now. */
function checked(svg: string) {
  if (svg.length > logoMarkupLimit) throw logoErrors.tooLarge()
  if (!isLogoMarkup(svg)) throw logoErrors.broken()
  return svg
}

function rejectMisplaced(name: string, parent: string | undefined, isFirst: boolean) {
  if (isFirst !== (name === 'svg')) throw isFirst ? logoErrors.notSvg() : elementError(name)
  if (!isFirst && parent === undefined) throw logoErrors.broken()
  if (!unseen.includes(name) && !Object.hasOwn(geometry, name)) throw elementError(name)
  const isInside = parent === undefined || parent === 'svg' || parent === 'g'
  if (!isInside && (name !== 'title' || unseen.includes(parent))) throw elementError(name)
}

function elementError(name: string) {
  const plain = name.toLowerCase()
  if (plain.endsWith('script')) return logoErrors.script()
  if (plain === 'style') return logoErrors.styles()
  if (plain === 'image') return logoErrors.picture()
  if (plain === 'use' || plain === 'a') return logoErrors.reference(name)
  if (plain === 'text' || plain === 'tspan' || plain === 'textpath') return logoErrors.writing()
  if (/gradient$|^fe|^(?:filter|mask|clippath|pattern|marker|symbol|animate.*|set)$/.test(plain)) {
    return logoErrors.effect(name)
  }
  return logoErrors.element(name)
}

function attributesOf(element: string, attributes: Attributes) {
  const own = geometry[element] ?? {}
  const values = new Map<string, string>()
  const add = (name: string, value: string) => {
    const read = Object.hasOwn(own, name)
      ? own[name]
      : Object.hasOwn(presentation, name)
        ? presentation[name]
        : undefined
    if (!read) throw attributeError(name)
    const rewritten = read(value.trim())
    if (rewritten === undefined) throw logoErrors.value(name)
    values.set(name, rewritten)
  }
  if (element === 'svg' && attributes.get('xmlns') !== NAMESPACE) throw logoErrors.notSvg()
  const isSized = element === 'svg' && attributes.has('viewBox')
  for (const [name, value] of attributes) {
    const isPlace = element === 'svg' && (/^[xy]$/.test(name) || (isSized && /^(?:width|height)$/.test(name)))
    if (isPlace || name === 'style' || LEFT_OUT.test(name)) continue
    if (name !== 'xmlns' || value !== NAMESPACE) add(name, value)
  }
  // Last: a declaration outranks the attribute of the same name.
  for (const [name, value] of declarations(attributes.get('style') ?? '')) add(name, value)
  if (element === 'svg') frame(values)
  return [
    ...(element === 'svg' ? [` xmlns="${NAMESPACE}"`] : []),
    ...[...values].map(([name, value]) => ` ${name}="${value}"`),
  ].join('')
}

function attributeError(name: string) {
  if (/^on/i.test(name)) return logoErrors.event(name)
  if (/(?:^|:)(?:href|src)$/i.test(name)) return logoErrors.reference(name)
  if (/^(?:filter|mask|clip-path|marker.*)$/i.test(name)) return logoErrors.effect(name)
  return logoErrors.attribute(name)
}

function declarations(style: string) {
  return style
    .split(';')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const colon = one.indexOf(':')
      if (colon < 0) throw logoErrors.value('style')
      return [one.slice(0, colon).trim(), one.slice(colon + 1).trim()] as const
    })
    .filter(([name]) => !LEFT_OUT.test(name))
}

/** A logo takes the size of its place, so that only its proportions matter. */
function frame(values: Map<string, string>) {
  const [width, height] = [values.get('width'), values.get('height')]
  if (!values.has('viewBox')) {
    if (!Number(width) || !Number(height)) throw logoErrors.sizeless()
    values.set('viewBox', `0 0 ${width} ${height}`)
  }
  values.delete('width')
  values.delete('height')
}

function titleOf(text: string) {
  const plain = text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE)
  if (plain === '') return ''
  const escapes: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }
  return `<title>${plain.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')}</title>`
}
