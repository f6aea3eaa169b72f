import type { Endpoint } from '@shop/contract/endpoint'
import type { Input } from '@shop/contract/request'
import { browserFetch, respond } from './api.ts'
import { type SignedInOptions, whileSignedIn } from './call-signed-in.ts'

/** A file that needs the token: no `src` and no link can carry one, so it is fetched and shown from memory. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & SignedInOptions,
): Promise<Blob> {
  const response = await whileSignedIn(endpoint, input, (given) => respond(browserFetch, endpoint, given))
  return response.blob()
}

/** Hands a file over to the browser, which keeps it where it keeps downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has begun by then; held for ever, the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
