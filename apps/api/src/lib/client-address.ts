/**
 * Which requests are counted together. A home or a server has a whole /64 of IPv6 and may use another address for every
 * request; an IPv4 address is one client, also in the IPv4-mapped form of a dual-stack socket.
 */
import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4
const MAPPED_PREFIX = '0:0:0:0:0:ffff'

export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') === MAPPED_PREFIX) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** All eight groups, without leading zeros; URL normalises every notation of an address. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%')
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail]
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
