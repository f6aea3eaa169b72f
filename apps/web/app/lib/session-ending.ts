import { useSyncExternalStore } from 'react'
import { readToken } from './session.ts'

/**
 * A session that ended in the middle of work. The calls that met its end wait here while the person signs in again over
 * the page; then they go on with the new token, or fail as they would have.
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

/** The server has said whose token it is: from now on its session can end in the middle of work. */
export function confirmToken(token: string) {
  confirmed = token
}

/** Who declined wants to try after all. */
export function forgetDecline() {
  declined = undefined
}

/**
 * The token of the same person's next session, once they have signed in; nothing if they will not. Who has declined is
 * asked again when they do something, not whenever a page fetches something by itself; nor is whoever comes back with a
 * token that has long been dead, which the check of the session forgets without a word.
 */
export function renewedToken(token: string, byPerson: boolean): Promise<string | undefined> {
  if (ending?.token === token) return ending.renewed
  const current = readToken()
  // An answer that was on its way while the person signed in again.
  if (lastRenewal?.from === token && lastRenewal.to === current) return Promise.resolve(current)
  // Signed out meanwhile, or somebody else signed in, in this tab or another.
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

/** The token whose session ended, while the person is being asked to sign in again. */
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
