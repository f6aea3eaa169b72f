import type { Endpoint } from '@shop/contract/endpoint'
import type { Input } from '@shop/contract/request'
import { browserFetch, respond } from './api.ts'
import { type SignedInOptions, whileSignedIn } from './call-signed-in.ts'

/** Fetches a file that needs the token: neither `src` nor a link can send one, so it is shown from memory. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & SignedInOptions,
): Promise<Blob> {
  const response = await whileSignedIn(endpoint, input, (given) => respond(browserFetch, endpoint, given))
  return response.blob()
}

/** Starts a browser download of the file. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has started by then; without this the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
