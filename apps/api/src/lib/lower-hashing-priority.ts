/**
 * On a small machine password hashing takes both cores and delays page rendering. The hashing threads get a lower
 * priority: they use the CPU time that the main thread and the database leave over. Linux has a priority per thread and
 * ours are found by name; on other systems, or without permission, nothing changes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const THREADS = '/proc/self/task'
/** The nice value; 0 is normal, 19 the lowest. */
const LOWER_PRIORITY = 10

export function lowerHashingPriority(): void {
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') setPriority(Number(thread), LOWER_PRIORITY)
    }
  } catch {
    // Hashing at normal priority makes the shop slower under load, not incorrect.
  }
}
