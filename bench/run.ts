/**
 * npm run bench -- <name>         one proof in its full size
 * npm run bench -- small          all proofs in the size CI has time for
 * npm run bench -- small <name>   one of them
 */
import { prepareTemplates } from './lib/databases.ts'
import { describe, type Figure, holds, isExact, type Proof, type Size } from './lib/proof.ts'
import { adminScale } from './proofs/admin-scale.ts'
import { blockedMigration } from './proofs/blocked-migration.ts'
import { browseLoad } from './proofs/browse-load.ts'
import { cachedHome } from './proofs/cached-home.ts'
import { cachedPages } from './proofs/cached-pages.ts'
import { catalogueDriver } from './proofs/catalogue-driver.ts'
import { catalogueScale } from './proofs/catalogue-scale.ts'
import { checkoutLoad } from './proofs/checkout-load.ts'
import { clockShift } from './proofs/clock-shift.ts'
import { contactSpam } from './proofs/contact-spam.ts'
import { crossedCarts } from './proofs/crossed-carts.ts'
import { doubleSubmit } from './proofs/double-submit.ts'
import { enumeration } from './proofs/enumeration.ts'
import { framing } from './proofs/framing.ts'
import { fuzz } from './proofs/fuzz.ts'
import { gameHour } from './proofs/game-hour.ts'
import { guards } from './proofs/guards.ts'
import { history } from './proofs/history.ts'
import { holdRace } from './proofs/hold-race.ts'
import { javascript } from './proofs/javascript.ts'
import { jobKills } from './proofs/job-kills.ts'
import { killAtPoints } from './proofs/kill-at-points.ts'
import { lastPiece } from './proofs/last-piece.ts'
import { lighthouse } from './proofs/lighthouse.ts'
import { loginStorm } from './proofs/login-storm.ts'
import { mailFaults } from './proofs/mail-faults.ts'
import { mailOutage } from './proofs/mail-outage.ts'
import { onceOnly } from './proofs/once-only.ts'
import { orderDriver } from './proofs/order-driver.ts'
import { postgresDown } from './proofs/postgres-down.ts'
import { postgresSlow } from './proofs/postgres-slow.ts'
import { providerFaults } from './proofs/provider-faults.ts'
import { randomKills } from './proofs/random-kills.ts'
import { redirectsOut } from './proofs/redirects.ts'
import { redisDown } from './proofs/redis-down.ts'
import { redisFaults } from './proofs/redis-faults.ts'
import { refundRace } from './proofs/refund-race.ts'
import { replicas } from './proofs/replicas.ts'
import { restoreDrill } from './proofs/restore-drill.ts'
import { rollingRestart } from './proofs/rolling-restart.ts'
import { sessionLife } from './proofs/session-life.ts'
import { settleRace } from './proofs/settle-race.ts'
import { spike } from './proofs/spike.ts'
import { stampede } from './proofs/stampede.ts'
import { stockEditRace } from './proofs/stock-edit-race.ts'
import { storedPayloads } from './proofs/stored-payloads.ts'
import { stuffing } from './proofs/stuffing.ts'
import { tampering } from './proofs/tampering.ts'
import { ticketRace } from './proofs/ticket-race.ts'
import { uploadCorpus } from './proofs/upload-corpus.ts'
import { webhookFaults } from './proofs/webhook-faults.ts'
import { workerKill } from './proofs/worker-kill.ts'

const proofs: Record<string, Proof> = {
  'cached-home': cachedHome,
  'cached-pages': cachedPages,
  stampede,
  replicas,
  'rolling-restart': rollingRestart,
  'blocked-migration': blockedMigration,
  'restore-drill': restoreDrill,
  'redis-down': redisDown,
  'worker-kill': workerKill,
  'catalogue-scale': catalogueScale,
  'catalogue-driver': catalogueDriver,
  'admin-scale': adminScale,
  'order-driver': orderDriver,
  'upload-corpus': uploadCorpus,
  enumeration,
  stuffing,
  'contact-spam': contactSpam,
  'session-life': sessionLife,
  tampering,
  fuzz,
  framing,
  'stored-payloads': storedPayloads,
  redirects: redirectsOut,
  'mail-outage': mailOutage,
  'ticket-race': ticketRace,
  'login-storm': loginStorm,
  'last-piece': lastPiece,
  'double-submit': doubleSubmit,
  'kill-at-points': killAtPoints,
  'random-kills': randomKills,
  'job-kills': jobKills,
  'provider-faults': providerFaults,
  'webhook-faults': webhookFaults,
  'postgres-down': postgresDown,
  'postgres-slow': postgresSlow,
  'redis-faults': redisFaults,
  'mail-faults': mailFaults,
  'clock-shift': clockShift,
  history,
  'game-hour': gameHour,
  guards,
  'browse-load': browseLoad,
  spike,
  'checkout-load': checkoutLoad,
  'crossed-carts': crossedCarts,
  'settle-race': settleRace,
  'hold-race': holdRace,
  'stock-edit-race': stockEditRace,
  'refund-race': refundRace,
  'once-only': onceOnly,
  javascript,
  lighthouse,
}

const words = process.argv.slice(2)
const size: Size = words[0] === 'small' ? 'small' : 'full'
const asked = (size === 'small' ? words[1] : words[0]) ?? size
const names = asked === 'small' || asked === 'all' ? Object.keys(proofs) : [asked]

const dropTemplates = names.length > 1 ? await prepareTemplates(String(process.pid)) : undefined
let broken = 0
for (const name of names) {
  const proof = proofs[name]
  if (!proof) {
    console.error(`npm run bench -- <name>, one of: small, all, ${Object.keys(proofs).join(', ')}`)
    process.exit(2)
  }
  let missed = await show(name, proof)
  // A neighbour on the machine can spoil a time, never a count that must be exact.
  if (size === 'small' && missed.length > 0 && !missed.some(isExact)) missed = await show(name, proof)
  for (const figure of missed) console.error(`${name}: ${describe(figure)}`)
  broken += missed.length
}
await dropTemplates?.()
if (broken > 0) console.error(`\n${broken} figure(s) not reached`)
process.exit(broken > 0 ? 1 : 0)

async function show(name: string, proof: Proof): Promise<Figure[]> {
  console.log(`\n${name} (${size}), ${new Date().toISOString()}`)
  const began = performance.now()
  const figures = await proof(size).catch((error: unknown): Figure[] => {
    console.error(error)
    return [{ what: 'came to an end', value: 0, unit: '', atLeast: 1, atMost: 1 }]
  })
  console.log(`  (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  for (const figure of figures) console.log(`  ${describe(figure)}`)
  return figures.filter((figure) => !holds(figure))
}
