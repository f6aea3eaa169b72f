/**
 * Argon2id, two at a time: each takes a whole core for some 15 ms and 19 MB, on the threads that files and DNS use too.
 * Were every sign-in hashed at once, a burst of sign-ins would block the shop for signed-in customers.
 */
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { limitConcurrency } from './limit-concurrency.ts'
import { lowerHashingPriority } from './lower-hashing-priority.ts'

/** Written into every hash; a hash with another cost is replaced when its owner signs in. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * The hash of 32 discarded random bytes: no password matches it, and checking takes as long as with any other hash.
 * Used for an address without an account, and for an account whose password is not set yet.
 */
export const placeholderHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Y4lLfiXSO1Tw7UJp5Vd4Gw$rXPJRGA+VKjNFnXORcrwdtqWHEdkfwLVGUrtur4kS4M'

const AT_ONCE = 2
// About half a second of work: a user who waits longer has pressed the button again.
const WAITING = 60

// More than the failed tries allowed per account and address, and a third of all places: the rest stays for others.
const WAITING_PER_GROUP = 20

const limited = limitConcurrency({
  atOnce: AT_ONCE,
  waiting: WAITING,
  waitingPerGroup: WAITING_PER_GROUP,
  retryAfterSeconds: 2,
})

/** The client network or the signed-in account that the hash is for. A known device goes before unknown ones. */
export interface HashedFor {
  group: string
  first?: boolean
}

export function hashPassword(password: string, whose?: HashedFor): Promise<string> {
  return limited(() => atLowerPriority(hash(password, hashCost)), whose)
}

export function verifyPassword(passwordHash: string, password: string, whose?: HashedFor): Promise<boolean> {
  return limited(() => atLowerPriority(verify(passwordHash, password)), whose)
}

let isPriorityLowered = false
async function atLowerPriority<T>(work: Promise<T>): Promise<T> {
  const result = await work
  // Not earlier: the threads exist, and have their names, only after the first hash.
  if (!isPriorityLowered) lowerHashingPriority()
  isPriorityLowered = true
  return result
}

export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return (
    memoryCost !== hashCost.memoryCost ||
    timeCost !== hashCost.timeCost ||
    parallelism !== hashCost.parallelism
  )
}
