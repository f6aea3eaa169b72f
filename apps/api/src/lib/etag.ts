/**
 * Whether the caller's copy is still current. If-None-Match is a list, and is compared without the W/ that a proxy adds
 * when it compresses the response.
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = etag.replace(/^W\//, '')
  return header.trim() === '*' || header.match(/"[^"]*"/g)?.includes(opaque) === true
}
