/**
 * Reads the small part of XML that a drawing needs: elements, attributes, text, comments. Everything else that XML has,
 * such as document types, entities, CDATA and processing instructions, is rejected. Every expression is sticky and
 * matches a character in one way only, so that reading takes time in proportion to the length.
 */
import { logoErrors } from './logo-error.ts'

export type Attributes = ReadonlyMap<string, string>

export type Token =
  | { kind: 'start'; name: string; attributes: Attributes; isEmpty: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }

const NAME = '[A-Za-z_][A-Za-z0-9_.-]*(?::[A-Za-z_][A-Za-z0-9_.-]*)?'
const SPACE = '[ \\t\\r\\n]'
const DECLARATION = /<\?xml [^?<>]*\?>/y
const COMMENT = /<!--(?:[^-]|-(?!-))*-->/y
const START = new RegExp(`<(${NAME})`, 'y')
const ATTRIBUTE = new RegExp(`${SPACE}+(${NAME})${SPACE}*=${SPACE}*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const START_END = new RegExp(`${SPACE}*(/?)>`, 'y')
const END = new RegExp(`</(${NAME})${SPACE}*>`, 'y')
const TEXT = /[^<]+/y
/** Characters that XML does not have, and half characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u
const MAX_ATTRIBUTES = 60

export function* logoTokens(source: string): Generator<Token> {
  if (FORBIDDEN.test(source)) throw logoErrors.broken()
  let at = matchAt(DECLARATION, source, 0)?.[0].length ?? 0
  while (at < source.length) {
    const found = matchAt(TEXT, source, at) ?? matchAt(COMMENT, source, at)
    if (found) {
      if (!found[0].startsWith('<')) yield { kind: 'text', text: decoded(found[0]) }
      at += found[0].length
      continue
    }
    const end = matchAt(END, source, at)
    if (end) {
      yield { kind: 'end', name: end[1] ?? '' }
      at += end[0].length
      continue
    }
    const start = matchAt(START, source, at)
    if (!start) throw unreadable(source.slice(at, at + 40))
    const tag = readTag(source, at + start[0].length)
    yield { kind: 'start', name: start[1] ?? '', attributes: tag.attributes, isEmpty: tag.isEmpty }
    at = tag.at
  }
}

function readTag(source: string, from: number) {
  const attributes = new Map<string, string>()
  let at = from
  for (let found = matchAt(ATTRIBUTE, source, at); found; found = matchAt(ATTRIBUTE, source, at)) {
    const [whole, name = '', double, single] = found
    if (attributes.has(name) || attributes.size === MAX_ATTRIBUTES) throw logoErrors.broken()
    attributes.set(name, decoded(double ?? single ?? ''))
    at += whole.length
  }
  const end = matchAt(START_END, source, at)
  if (!end) throw logoErrors.broken()
  return { attributes, isEmpty: end[1] === '/', at: at + end[0].length }
}

function matchAt(expression: RegExp, source: string, at: number) {
  expression.lastIndex = at
  return expression.exec(source)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** Only the five characters of XML itself: a number can stand for anything, a name for a whole text. */
function decoded(text: string) {
  return text.replaceAll(/&[^;&]{0,10};?/g, (entity) => {
    const character = entities[entity]
    if (character === undefined) throw logoErrors.declaration(entity)
    return character
  })
}

function unreadable(part: string) {
  const [, declaration] = /^<([!?][A-Za-z[-]*)/.exec(part) ?? []
  return declaration ? logoErrors.declaration(declaration.slice(1)) : logoErrors.broken()
}
