import type { Proof } from './lib/proof.ts'
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
import { emailFaults } from './proofs/email-faults.ts'
import { emailOutage } from './proofs/email-outage.ts'
import { enumeration } from './proofs/enumeration.ts'
import { foreignPayments } from './proofs/foreign-payments.ts'
import { framing } from './proofs/framing.ts'
import { fuzz } from './proofs/fuzz.ts'
import { gameHour } from './proofs/game-hour.ts'
import { guards } from './proofs/guards.ts'
import { history } from './proofs/history.ts'
import { holdRace } from './proofs/hold-race.ts'
import { javascript } from './proofs/javascript.ts'
import { jobKills } from './proofs/job-kills.ts'
import { killAtPoints } from './proofs/kill-at-points.ts'
import { largeBodies } from './proofs/large-bodies.ts'
import { lastUnit } from './proofs/last-unit.ts'
import { lighthouse } from './proofs/lighthouse.ts'
import { loginStorm } from './proofs/login-storm.ts'
import { onceOnly } from './proofs/once-only.ts'
import { orderDriver } from './proofs/order-driver.ts'
import { ownerUnderAttack } from './proofs/owner-under-attack.ts'
import { paymentRewrite } from './proofs/payment-rewrite.ts'
import { pictureQueue } from './proofs/picture-queue.ts'
import { poisonedOrder } from './proofs/poisoned-order.ts'
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
import { signInCrowd } from './proofs/sign-in-crowd.ts'
import { spike } from './proofs/spike.ts'
import { stampede } from './proofs/stampede.ts'
import { stockEditRace } from './proofs/stock-edit-race.ts'
import { storedPayloads } from './proofs/stored-payloads.ts'
import { stuffing } from './proofs/stuffing.ts'
import { tampering } from './proofs/tampering.ts'
import { ticketRace } from './proofs/ticket-race.ts'
import { uncachedPages } from './proofs/uncached-pages.ts'
import { unpaidHolds } from './proofs/unpaid-holds.ts'
import { uploadCorpus } from './proofs/upload-corpus.ts'
import { webhookFaults } from './proofs/webhook-faults.ts'
import { workerKill } from './proofs/worker-kill.ts'

/** With time limits: each has the machine to itself. */
export const timed: Record<string, Proof> = {
  'cached-home': cachedHome,
  'cached-pages': cachedPages,
  'rolling-restart': rollingRestart,
  'blocked-migration': blockedMigration,
  'redis-down': redisDown,
  'catalogue-scale': catalogueScale,
  'catalogue-driver': catalogueDriver,
  'admin-scale': adminScale,
  'order-driver': orderDriver,
  enumeration,
  'login-storm': loginStorm,
  'uncached-pages': uncachedPages,
  'sign-in-crowd': signInCrowd,
  'picture-queue': pictureQueue,
  'provider-faults': providerFaults,
  'postgres-slow': postgresSlow,
  'redis-faults': redisFaults,
  'email-faults': emailFaults,
  'game-hour': gameHour,
  'browse-load': browseLoad,
  spike,
  'checkout-load': checkoutLoad,
}
/** Only count, at least in the small size, or wait for fixed times: several of them run in parallel. */
export const counted: Record<string, Proof> = {
  lighthouse,
  javascript,
  stampede,
  replicas,
  'restore-drill': restoreDrill,
  'worker-kill': workerKill,
  'upload-corpus': uploadCorpus,
  'large-bodies': largeBodies,
  stuffing,
  'owner-under-attack': ownerUnderAttack,
  'contact-spam': contactSpam,
  'session-life': sessionLife,
  tampering,
  fuzz,
  framing,
  'stored-payloads': storedPayloads,
  redirects: redirectsOut,
  'email-outage': emailOutage,
  'ticket-race': ticketRace,
  'last-unit': lastUnit,
  'double-submit': doubleSubmit,
  'kill-at-points': killAtPoints,
  'random-kills': randomKills,
  'job-kills': jobKills,
  'webhook-faults': webhookFaults,
  'poisoned-order': poisonedOrder,
  'postgres-down': postgresDown,
  'clock-shift': clockShift,
  history,
  guards,
  'crossed-carts': crossedCarts,
  'settle-race': settleRace,
  'hold-race': holdRace,
  'stock-edit-race': stockEditRace,
  'unpaid-holds': unpaidHolds,
  'refund-race': refundRace,
  'once-only': onceOnly,
  'payment-rewrite': paymentRewrite,
  'foreign-payments': foreignPayments,
}

/**
 * One or two for each kind of loss: a product sold twice, an order or a payment lost, a price changed, a visitor not
 * served, a backup that cannot be restored, a test that does not detect a bug.
 */
export const gate: readonly string[] = [
  'rolling-restart',
  'kill-at-points',
  'restore-drill',
  'guards',
  'last-unit',
  'double-submit',
  'settle-race',
  'hold-race',
  'refund-race',
  'payment-rewrite',
  'tampering',
  'webhook-faults',
  'javascript',
]
