import { useSyncExternalStore } from 'react'
import { storedText } from './stored-text.ts'

const token = storedText('atelier.token')

export const readToken = token.read
export const rememberToken = token.write
export const forgetToken = token.remove

/** The token of the signed-in user. Always undefined on the server: public pages are the same for all users. */
export function useToken(): string | undefined {
  return useSyncExternalStore(token.subscribe, token.read, () => undefined)
}
