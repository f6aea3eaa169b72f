/**
 * npm run bench -- <name>   one proof in its full size
 * npm run bench -- small    all proofs in the size CI has time for
 */
import { describe, holds, type Proof, type Size } from './lib/proof.ts'
import { cachedHome } from './proofs/cached-home.ts'
import { javascript } from './proofs/javascript.ts'
import { lighthouse } from './proofs/lighthouse.ts'
import { redisDown } from './proofs/redis-down.ts'
import { replicas } from './proofs/replicas.ts'
import { stampede } from './proofs/stampede.ts'
import { workerKill } from './proofs/worker-kill.ts'

const proofs: Record<string, Proof> = {
  'cached-home': cachedHome,
  stampede,
  replicas,
  'redis-down': redisDown,
  'worker-kill': workerKill,
  javascript,
  lighthouse,
}

const asked = process.argv[2] ?? ''
const size: Size = asked === 'small' ? 'small' : 'full'
const names = asked === 'small' || asked === 'all' ? Object.keys(proofs) : [asked]

let broken = 0
for (const name of names) {
  const proof = proofs[name]
  if (!proof) {
    console.error(`npm run bench -- <name>, one of: small, all, ${Object.keys(proofs).join(', ')}`)
    process.exit(2)
  }
  console.log(`\n${name} (${size}), ${new Date().toISOString()}`)
  for (const figure of await proof(size)) {
    console.log(`  ${describe(figure)}`)
    if (!holds(figure)) broken++
  }
}
if (broken > 0) console.error(`\n${broken} figure(s) not reached`)
process.exit(broken > 0 ? 1 : 0)
