import { useSyncExternalStore } from 'react'
import { readToken } from './session.ts'

/**
 * A session that ended during use. The calls that got the 401 wait here while the user signs in again in a dialog; then
 * they continue with the new token, or fail.
 */
interface Ending {
  token: string
  renewed: Promise<string | undefined>
  settle: (renewed: string | undefined) => void
}

const listeners = new Set<() => void>()
let ending: Ending | undefined
let lastRenewal: { from: string; to: string } | undefined
let declined: string | undefined
let confirmed: string | undefined

function publish(next: Ending | undefined) {
  ending = next
  for (const listener of listeners) listener()
}

/** Marks the token as confirmed by the server: from now on the end of its session prompts for a new sign-in. */
export function confirmToken(token: string) {
  confirmed = token
}

/** Called when a user who declined retries. */
export function forgetDecline() {
  declined = undefined
}

/**
 * Resolves to the token of the same user's next session after sign-in, or undefined if the user declines. After
 * declining, only the user's own actions prompt again, not background fetches. A background fetch with a token that was
 * never confirmed does not prompt either: the session check removes that token silently.
 */
export function renewedToken(token: string, byPerson: boolean): Promise<string | undefined> {
  if (ending?.token === token) return ending.renewed
  const current = readToken()
  // The response was under way while the user signed in again.
  if (lastRenewal?.from === token && lastRenewal.to === current) return Promise.resolve(current)
  // The user signed out, or another user signed in, in this tab or another.
  if (current !== token) return Promise.resolve(undefined)
  if (!byPerson && (declined === token || confirmed !== token)) return Promise.resolve(undefined)

  const { promise: renewed, resolve: settle } = Promise.withResolvers<string | undefined>()
  publish({ token, renewed, settle })
  return renewed
}

export function settleEnding(renewed: string | undefined) {
  if (!ending) return
  const { token, settle } = ending
  if (renewed === undefined) declined = token
  else lastRenewal = { from: token, to: renewed }
  publish(undefined)
  settle(renewed)
}

/** The token whose session ended, while the sign-in dialog is open. */
export function useEndedToken(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => ending?.token,
    () => undefined,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
