/**
 * Calls on one order carry the token of a session, or that of the order's link. Both travel as `token`; the prefix tells
 * them apart, so that nothing between a page and its call needs to know which one it is.
 */
const PREFIX = 'order:'

export function linkCredential(orderToken: string): string {
  return PREFIX + orderToken
}

/** Undefined for a session. */
export function orderTokenIn(token: string): string | undefined {
  return token.startsWith(PREFIX) ? token.slice(PREFIX.length) : undefined
}
