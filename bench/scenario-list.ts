import type { Scenario } from './lib/scenario.ts'
import { adminScale } from './scenarios/admin-scale.ts'
import { blockedMigration } from './scenarios/blocked-migration.ts'
import { browseLoad } from './scenarios/browse-load.ts'
import { cachedHome } from './scenarios/cached-home.ts'
import { cachedPages } from './scenarios/cached-pages.ts'
import { catalogueDriver } from './scenarios/catalogue-driver.ts'
import { catalogueScale } from './scenarios/catalogue-scale.ts'
import { checkoutLoad } from './scenarios/checkout-load.ts'
import { clockShift } from './scenarios/clock-shift.ts'
import { contactSpam } from './scenarios/contact-spam.ts'
import { crossedCarts } from './scenarios/crossed-carts.ts'
import { doubleSubmit } from './scenarios/double-submit.ts'
import { emailFaults } from './scenarios/email-faults.ts'
import { emailOutage } from './scenarios/email-outage.ts'
import { enumeration } from './scenarios/enumeration.ts'
import { foreignPayments } from './scenarios/foreign-payments.ts'
import { framing } from './scenarios/framing.ts'
import { fuzz } from './scenarios/fuzz.ts'
import { gameHour } from './scenarios/game-hour.ts'
import { history } from './scenarios/history.ts'
import { holdRace } from './scenarios/hold-race.ts'
import { javascript } from './scenarios/javascript.ts'
import { jobKills } from './scenarios/job-kills.ts'
import { killAtPoints } from './scenarios/kill-at-points.ts'
import { largeBodies } from './scenarios/large-bodies.ts'
import { lastUnit } from './scenarios/last-unit.ts'
import { lighthouse } from './scenarios/lighthouse.ts'
import { loginStorm } from './scenarios/login-storm.ts'
import { mutants } from './scenarios/mutants.ts'
import { onceOnly } from './scenarios/once-only.ts'
import { orderDriver } from './scenarios/order-driver.ts'
import { ownerUnderAttack } from './scenarios/owner-under-attack.ts'
import { paymentRewrite } from './scenarios/payment-rewrite.ts'
import { pictureQueue } from './scenarios/picture-queue.ts'
import { poisonedOrder } from './scenarios/poisoned-order.ts'
import { postgresDown } from './scenarios/postgres-down.ts'
import { postgresSlow } from './scenarios/postgres-slow.ts'
import { providerFaults } from './scenarios/provider-faults.ts'
import { randomKills } from './scenarios/random-kills.ts'
import { redirectsOut } from './scenarios/redirects.ts'
import { redisDown } from './scenarios/redis-down.ts'
import { redisFaults } from './scenarios/redis-faults.ts'
import { refundRace } from './scenarios/refund-race.ts'
import { replicas } from './scenarios/replicas.ts'
import { restoreDrill } from './scenarios/restore-drill.ts'
import { rollingRestart } from './scenarios/rolling-restart.ts'
import { sessionLife } from './scenarios/session-life.ts'
import { settleRace } from './scenarios/settle-race.ts'
import { signInCrowd } from './scenarios/sign-in-crowd.ts'
import { spike } from './scenarios/spike.ts'
import { stampede } from './scenarios/stampede.ts'
import { stockEditRace } from './scenarios/stock-edit-race.ts'
import { storedPayloads } from './scenarios/stored-payloads.ts'
import { stuffing } from './scenarios/stuffing.ts'
import { tampering } from './scenarios/tampering.ts'
import { ticketRace } from './scenarios/ticket-race.ts'
import { uncachedPages } from './scenarios/uncached-pages.ts'
import { unpaidHolds } from './scenarios/unpaid-holds.ts'
import { uploadCorpus } from './scenarios/upload-corpus.ts'
import { webhookFaults } from './scenarios/webhook-faults.ts'
import { workerKill } from './scenarios/worker-kill.ts'

/** With time limits: each has the machine to itself. */
export const timed: Record<string, Scenario> = {
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
export const counted: Record<string, Scenario> = {
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
  mutants,
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
  'mutants',
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
