/** Whether a host name is this machine, in any notation: 127.1, 2130706433, [::1], localhost. */
export function isLoopback(hostname: string): boolean {
  const address = `http://${hostname}`
  if (!URL.canParse(address)) return false
  // URL normalises every notation of an IPv4 or IPv6 address, but only for http.
  const host = new URL(address).hostname.replace(/\.$/, '')
  return /^(?:.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$|^\[::ffff:(?:7f[0-9a-f]{2}|0):/.test(host)
}
