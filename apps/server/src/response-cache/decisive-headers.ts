/**
 * The headers that decide about a cached response, read from the list that arrived: the first access to
 * `request.headers` parses all of them, and a browser sends fifteen.
 */
export interface DecisiveHeaders {
  authorization: string | undefined
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
}

const IF_NONE_MATCH = 'if-none-match'
const AUTHORIZATION = 'authorization'
const ACCEPT_ENCODING = 'accept-encoding'

/** Repeated ones as node:http joins them; of several authorizations the first counts. */
export function decisiveHeaders(raw: readonly string[]): DecisiveHeaders {
  let authorization: string | undefined
  let ifNoneMatch: string | undefined
  let acceptEncoding: string | undefined
  for (let at = 0; at < raw.length; at += 2) {
    const { length } = raw[at] ?? ''
    // Two of the names are of one length, and no other that browsers send is of it or of the third's.
    if (length !== IF_NONE_MATCH.length && length !== ACCEPT_ENCODING.length) continue
    const name = raw[at]?.toLowerCase()
    const value = raw[at + 1]
    if (name === ACCEPT_ENCODING) acceptEncoding = joined(acceptEncoding, value)
    else if (name === IF_NONE_MATCH) ifNoneMatch = joined(ifNoneMatch, value)
    else if (name === AUTHORIZATION) authorization ??= value
  }
  return { authorization, ifNoneMatch, acceptEncoding }
}

function joined(before: string | undefined, value: string | undefined): string | undefined {
  return before === undefined ? value : `${before}, ${value}`
}
