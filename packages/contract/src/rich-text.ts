/**
 * The owner's texts: plain, with **bold**, *italic*, [links](/sobre) and lists. They are parsed to nodes and never become
 * HTML, so whatever was typed is shown as text.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'italic'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block = { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; items: Inline[][] }

const MARKED = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)/g
const ITEM = /^\s*-\s+/

/** An address outside, or a page of the shop; `//other.example` would be another site's. */
export function isAllowedLink(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true
  return /^https:\/\/[^/]/.test(href) && URL.canParse(href)
}

/** One line. A link to anything else stays as it was typed. */
export function inlineOf(text: string): Inline[] {
  const nodes: Inline[] = []
  let end = 0
  for (const match of text.matchAll(MARKED)) {
    const node = markedOf(match)
    if (node === undefined) continue
    if (match.index > end) nodes.push({ kind: 'text', text: text.slice(end, match.index) })
    nodes.push(node)
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push({ kind: 'text', text: text.slice(end) })
  return nodes
}

function markedOf([, bold, italic, label, href]: RegExpMatchArray): Inline | undefined {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  if (italic !== undefined) return { kind: 'italic', text: italic }
  if (label === undefined || href === undefined || !isAllowedLink(href)) return undefined
  return { kind: 'link', text: label, href }
}

/** Paragraphs are separated by line breaks; lines that begin with a hyphen are a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const typed = line.trim()
    if (typed === '') continue
    const last = blocks.at(-1)
    if (!ITEM.test(line)) blocks.push({ kind: 'paragraph', content: inlineOf(typed) })
    else if (last?.kind === 'list') last.items.push(inlineOf(typed.replace(ITEM, '')))
    else blocks.push({ kind: 'list', items: [inlineOf(typed.replace(ITEM, ''))] })
  }
  return blocks
}
