/**
 * Reads XML as strictly as the recommendation: a document that it accepts is well-formed. It knows what a feed needs,
 * elements with attributes and text, and rejects comments, CDATA and instructions.
 */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u
const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/
const TAG = /<(?<end>\/?)(?<name>[A-Za-z_][\w.:-]*)(?<attributes>(?:\s+[A-Za-z_][\w.:-]*="[^"<]*")*)\s*>/y
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)="([^"<]*)"/g
const ENTITY = /&(?:(amp|lt|gt|quot|apos);|#(\d+);|#x([\dA-Fa-f]+);)?/g
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Throws where the text is not well-formed. */
export function parseXml(text: string): XmlElement {
  const forbidden = FORBIDDEN.exec(text)
  if (forbidden) throw new Error(`forbidden character at ${forbidden.index}`)
  const body = text.replace(DECLARATION, '')
  const holder: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [holder]
  let at = 0
  while (at < body.length) {
    const next = body.indexOf('<', at)
    const parent = open.at(-1) ?? holder
    parent.text += decoded(body.slice(at, next === -1 ? undefined : next))
    if (next === -1) break
    TAG.lastIndex = next
    const { end, name = '', attributes = '' } = TAG.exec(body)?.groups ?? {}
    if (name === '') throw new Error(`no tag: ${body.slice(next, next + 60)}`)
    if (end) {
      if (open.length === 1 || open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
    } else {
      const element = { name, attributes: attributesIn(attributes), text: '', children: [] }
      parent.children.push(element)
      open.push(element)
    }
    at = TAG.lastIndex
  }
  const [root] = holder.children
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`)
  if (root === undefined || holder.children.length > 1 || holder.text.trim() !== '')
    throw new Error('not exactly one root element')
  return root
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

function attributesIn(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) => [name, decoded(value)] as const,
  )
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error(`an attribute twice: ${text}`)
  return Object.fromEntries(pairs)
}

function decoded(text: string): string {
  if (text.includes(']]>')) throw new Error('"]]>" in text')
  return text.replaceAll(ENTITY, (reference, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return named[name] ?? ''
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    if (Number.isNaN(code) || FORBIDDEN.test(String.fromCodePoint(code)))
      throw new Error(`not a reference: ${reference}`)
    return String.fromCodePoint(code)
  })
}
