import type { Endpoint } from '@shop/contract/endpoint'
import type { Input, Output } from '@shop/contract/request'
import { ApiError, call } from './api.ts'
import { renewedToken } from './session-ending.ts'

export interface SignedInOptions {
  token: string
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  csv?: Blob | undefined
}

/**
 * `call` for signed-in users. When the session has ended, the user is prompted to sign in again and the call is
 * repeated.
 */
export function callSignedIn<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & SignedInOptions,
): Promise<Output<E>> {
  return whileSignedIn(endpoint, input, (given) => call(endpoint, given))
}

/** The same for any kind of call: `attempt` is repeated once when the session was renewed. */
export async function whileSignedIn<I extends SignedInOptions, T>(
  { method }: Pick<Endpoint, 'method'>,
  input: I,
  attempt: (input: I) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(input)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error
    const token = await renewedToken(input.token, method !== 'GET')
    if (token === undefined) throw error
    return attempt({ ...input, token })
  }
}
