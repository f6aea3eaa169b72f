import { storedText } from '~/lib/stored-text.ts'

const BYTES = 32
const NUMBER = /^[\w-]{43}$/

const stored = storedText('atelier.list-device')
/** For a browser that blocks storage: until the page is left. */
let ofPage: string | undefined

/** A random number of this browser, so that it has one heart a product. It is sent to shared lists alone. */
export function deviceNumber(): string {
  const known = stored.read()
  if (known !== undefined && NUMBER.test(known)) return known
  ofPage ??= newNumber()
  stored.write(ofPage)
  return ofPage
}

function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
