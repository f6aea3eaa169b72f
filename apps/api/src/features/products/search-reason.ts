/** The words of a description that tell why a product is among the results: 'mangas de renda' for 'renda'. */

const LINKS = new Set(['de', 'da', 'do', 'das', 'dos', 'em', 'com', 'na', 'no'])
/** Words that say nothing before the link: 'que em renda'. */
const EMPTY = new Set([
  'a',
  'as',
  'e',
  'o',
  'os',
  'ou',
  'que',
  'se',
  'um',
  'uma',
  'por',
  'para',
  'mais',
  ...LINKS,
])
/** Part of a word that describes the one before it: 'renda bordada'. */
const PARTICIPLE = /..(?:ad|id)[ao]s?$/
/** Describes the word before it, without which it says nothing: 'mangas longas de renda'. */
const DESCRIBING = /^(?:long|curt|larg|fin|pequen|fart)[ao]s?$|^(?:leves?|macias?|transparentes?)$/
const SHORTEST = 3
const LONGEST_REASON = 40

export function reasonOf(description: string, typed: string): string | null {
  const sought = split(typed)
    .map(plain)
    .filter(({ length }) => length >= SHORTEST)
  if (sought.length === 0) return null
  const found = description.split(/[.,;:!?()]/).flatMap((part) => reasonsIn(split(part), sought))
  return found.find(({ length }) => length <= LONGEST_REASON)?.toLowerCase() ?? null
}

function reasonsIn(texts: readonly string[], sought: readonly string[]): string[] {
  return texts.flatMap((word, place) => {
    if (!sought.some((text) => plain(word).startsWith(text))) return []
    const [before, link, after] = [texts[place - 2], texts[place - 1], texts[place + 1]]
    if (before && link && LINKS.has(plain(link)) && !EMPTY.has(plain(before))) {
      const isDescribing = DESCRIBING.test(plain(before)) || PARTICIPLE.test(plain(before))
      const noun = isDescribing ? texts[place - 3] : undefined
      return [[noun && !EMPTY.has(plain(noun)) && noun, before, link, word].filter(Boolean).join(' ')]
    }
    return after && PARTICIPLE.test(plain(after)) ? [`${word} ${after}`] : []
  })
}

const split = (text: string) => text.match(/[\p{L}\p{N}-]+/gu) ?? []

function plain(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}
