import { accountTabPath } from '~/shared/account/account-tabs.ts'

/** What the tab shows: all measurement sheets, one of them, or one of its two forms. */
export type Place =
  | { kind: 'list' }
  | { kind: 'new' }
  | { kind: 'person'; id: number; number: number | undefined }
  | { kind: 'newVersion'; id: number }

const PERSON = 'ficha'
const VERSION = 'versao'
const NEW = 'nova'

export const listPath = accountTabPath('medidas')
export const newPath = `${listPath}&${PERSON}=${NEW}`
export const newVersionPath = (id: number) => `${personPath(id)}&${VERSION}=${NEW}`

/** Without a number, the newest version. */
export function personPath(id: number, number?: number) {
  return `${listPath}&${PERSON}=${id}${number === undefined ? '' : `&${VERSION}=${number}`}`
}

export function placeIn(params: URLSearchParams): Place {
  const [person, version] = [params.get(PERSON), params.get(VERSION)]
  if (person === NEW) return { kind: 'new' }
  const id = wholeNumber(person)
  if (id === undefined) return { kind: 'list' }
  return version === NEW ? { kind: 'newVersion', id } : { kind: 'person', id, number: wholeNumber(version) }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
