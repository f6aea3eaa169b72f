export type Encoding = 'br' | 'gzip' | 'identity'

const NOT_ACCEPTED = /;\s*q=0(\.0*)?\s*$/
/** Browsers, crawlers and proxies send a few dozen values; a visitor can invent any number. */
const MOST_REMEMBERED = 100
const remembered = new Map<string, Encoding>()

/** Each value is parsed once: it is the same in nearly every request. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = remembered.get(accepted)
  if (known !== undefined) return known
  const encoding = parsed(accepted)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(accepted, encoding)
  return encoding
}

function parsed(accepted: string): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((entry) => !NOT_ACCEPTED.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}
