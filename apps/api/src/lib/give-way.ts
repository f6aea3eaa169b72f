/**
 * On a small machine hashing takes both cores, and pages wait for their turn among the hashes. The threads that hash
 * are told to give way: they get what the shop's own thread, and the database, leave over. Linux keeps a priority for
 * every thread and knows ours by name; elsewhere, or where it is not allowed, everything stays as it was.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const THREADS = '/proc/self/task'
const GIVE_WAY = 10

export function giveWay(): void {
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') setPriority(Number(thread), GIVE_WAY)
    }
  } catch {
    // A shop that hashes with the priority of everything else is slower in a crowd, not wrong.
  }
}
