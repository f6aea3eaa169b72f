/**
 * Whether the copy a caller has is still the current one. If-None-Match is a list, and compared without the W/ that a
 * proxy adds when it compresses what we sent.
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = etag.replace(/^W\//, '')
  return header.trim() === '*' || header.match(/"[^"]*"/g)?.includes(opaque) === true
}
