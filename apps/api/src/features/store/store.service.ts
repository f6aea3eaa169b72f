import { defaultDeliveryStates, defaultHoldLimits, sizeTable } from '@shop/contract/constants'
import { defaultEmailSettings, type EmailSettings, emailSettings } from '@shop/contract/email-settings'
import { defaultPlanSettings, type PlanSettings, storedPlan } from '@shop/contract/payment-plan-settings'
import { storeNumbers } from '@shop/contract/saved-store-numbers'
import { defaultSchedule, type ScheduleSettings, scheduleSettings } from '@shop/contract/schedule'
import {
  type HoldLimits,
  holdLimits,
  type ReviewRules,
  reviewRules,
  type Store,
  type StoreProfile,
  type StoreUpdate,
  storeInfo,
  storeProfile,
} from '@shop/contract/store'
import { sizeChart, storeColors, storeSizes } from '@shop/contract/store-lists'
import { defaultStoreNumbers, type StoreNumbers } from '@shop/contract/store-numbers'
import type { Db, Tx } from '../../db/connection.ts'
import type { ApiConfig } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { pictureOf } from '../../lib/picture.ts'
import { recordChange } from '../audit/audit.service.ts'
import { atelierColors, atelierSizes } from './atelier-lists.ts'
import * as queries from './store.queries.ts'
import { unnamedStore } from './unnamed-store.ts'

const { deliveryStates, closedDays } = storeInfo.shape
const openToAll: ReviewRules = { buyersOnly: false, approveFirst: false }

/** Name and contact data of the shop, for texts written in its name. */
export async function readProfile(db: Db): Promise<StoreProfile> {
  return profileIn(await queries.settings(db))
}

/** The delivery states, and the closed days in addition to the holidays. */
export async function readDelivery(db: Db): Promise<Pick<Store, 'deliveryStates' | 'closedDays'>> {
  return deliveryIn(await queries.settings(db))
}

/** What the shop promises and warns about. */
export async function readNumbers(db: Db): Promise<StoreNumbers> {
  return numbersIn(await queries.settings(db))
}

type CollectionRow = Awaited<ReturnType<typeof queries.collections>>[number]

export interface ScheduleTerms extends ScheduleSettings {
  closedDays: readonly string[]
  deliveryDays: StoreNumbers['deliveryDays']
}

/** The usual week and the terms of the delivery promise. */
export async function readSchedule(db: Db): Promise<ScheduleTerms> {
  const settings = await queries.settings(db)
  const { closedDays } = deliveryIn(settings)
  const { deliveryDays } = numbersIn(settings)
  return { ...scheduleSettings.parse(settings.get('schedule') ?? defaultSchedule), closedDays, deliveryDays }
}

export async function saveSchedule(tx: Tx, editorId: number, schedule: ScheduleSettings): Promise<void> {
  await queries.saveSettings(tx, editorId, { schedule })
}

/** Deposit, parts and what happens if a customer cancels. */
export async function readPlanSettings(db: Db): Promise<PlanSettings> {
  const settings = await queries.settings(db)
  return storedPlan.parse(settings.get('payment_plan') ?? defaultPlanSettings)
}

export async function savePlanSettings(tx: Tx, editorId: number, plan: PlanSettings): Promise<void> {
  await queries.saveSettings(tx, editorId, { payment_plan: plan })
}

export async function readEmailSettings(db: Db): Promise<EmailSettings> {
  const settings = await queries.settings(db)
  return emailSettings.parse(settings.get('email_settings') ?? defaultEmailSettings)
}

export async function saveEmailSettings(tx: Tx, editorId: number, emails: EmailSettings): Promise<void> {
  await queries.saveSettings(tx, editorId, { email_settings: emails })
}

/** Whether the atelier wants an email for every paid order. */
export async function wantsPaidOrderNotices(db: Db): Promise<boolean> {
  return notifyPaidOrdersIn(await queries.settings(db))
}

/** The limits for unpaid holds. */
export async function readHoldLimits(db: Db): Promise<HoldLimits> {
  return holdLimitsIn(await queries.settings(db))
}

/** Who may review, and whether reviews need approval. */
export async function readReviewRules(db: Db): Promise<ReviewRules> {
  return reviewRulesIn(await queries.settings(db))
}

export async function readStore(db: Db, config: ApiConfig): Promise<Store> {
  const [settings, collections] = await Promise.all([queries.settings(db), queries.collections(db)])
  const saved = savedIn(settings)
  return {
    ...saved,
    version: contentVersion(saved),
    paymentMethods: [...config.paymentMethods],
    collections: collections.filter(({ isHidden }) => !isHidden).map(presentCollection),
    productCount: collections.reduce((sum, { count }) => sum + (count ?? 0), 0),
    testMode: config.mode !== 'live',
    paymentProvider: config.paymentProvider,
  }
}

function presentCollection({ name, count, picture, cover, description }: CollectionRow) {
  const shown = cover ?? picture
  return {
    name,
    count: count ?? 0,
    picture: shown && pictureOf(shown),
    ...(cover && { hasCover: true as const }),
    ...(description !== null && { description }),
  }
}

/** Everything is saved together; what the form omits stays unchanged. */
export function updateStore(
  db: Db,
  config: ApiConfig,
  update: StoreUpdate,
  auditContext: AuditContext,
): Promise<Store> {
  return db.transaction().execute(async (tx) => {
    await queries.lockSettings(tx)
    const before = savedIn(await queries.settings(tx))
    const { version, profile = before.profile, deliveryStates = before.deliveryStates } = update
    const { closedDays = before.closedDays, holdLimits = before.holdLimits } = update
    const { reviewRules = before.reviewRules, notifyPaidOrders = before.notifyPaidOrders } = update
    const { announcement = before.announcement ?? null, contactSubjects = before.contactSubjects ?? [] } =
      update
    const { numbers = before.numbers } = update
    const { colors = before.colors, sizes = before.sizes, sizeChart = before.sizeChart } = update
    if (version !== undefined && version !== contentVersion(before)) throw new AppError('stale_version')
    const after = {
      profile,
      deliveryStates,
      closedDays: [...new Set(closedDays)].sort(),
      holdLimits,
      reviewRules,
      notifyPaidOrders,
      ...(announcement !== null && { announcement }),
      ...(contactSubjects.length > 0 && { contactSubjects }),
      numbers,
      colors,
      sizes,
      sizeChart,
    }
    await queries.saveSettings(tx, auditContext.actor.id, {
      store_profile: after.profile,
      delivery_states: after.deliveryStates,
      closed_days: after.closedDays,
      hold_limits: after.holdLimits,
      review_rules: after.reviewRules,
      notify_paid_orders: after.notifyPaidOrders,
      announcement,
      contact_subjects: contactSubjects,
      store_numbers: numbers,
      store_colors: after.colors,
      store_sizes: after.sizes,
      size_chart: after.sizeChart,
    })
    await recordChange(tx, {
      ...auditContext,
      action: 'store.update',
      objectType: 'store',
      objectId: 'profile',
      before: auditedIn(before),
      after: auditedIn(after),
    })
    return readStore(tx, config)
  })
}

type Saved = ReturnType<typeof savedIn>

function savedIn(settings: ReadonlyMap<string, unknown>) {
  return {
    profile: profileIn(settings),
    ...deliveryIn(settings),
    holdLimits: holdLimitsIn(settings),
    reviewRules: reviewRulesIn(settings),
    notifyPaidOrders: notifyPaidOrdersIn(settings),
    ...textsIn(settings),
    numbers: numbersIn(settings),
    colors: storeColors.parse(settings.get('store_colors') ?? atelierColors),
    sizes: storeSizes.parse(settings.get('store_sizes') ?? atelierSizes),
    sizeChart: sizeChart.parse(settings.get('size_chart') ?? sizeTable),
  }
}

/** Those that the atelier has written itself. */
function textsIn(settings: ReadonlyMap<string, unknown>) {
  const announcement = storeInfo.shape.announcement.parse(settings.get('announcement') ?? undefined)
  const subjects = storeInfo.shape.contactSubjects.parse(settings.get('contact_subjects')) ?? []
  return {
    ...(announcement !== undefined && { announcement }),
    ...(subjects.length > 0 && { contactSubjects: subjects }),
  }
}

function auditedIn({ profile, ...settings }: Saved) {
  return { ...profile, ...settings }
}

function notifyPaidOrdersIn(settings: ReadonlyMap<string, unknown>): boolean {
  return settings.get('notify_paid_orders') !== false
}

function holdLimitsIn(settings: ReadonlyMap<string, unknown>): HoldLimits {
  return holdLimits.parse(settings.get('hold_limits') ?? defaultHoldLimits)
}

function reviewRulesIn(settings: ReadonlyMap<string, unknown>): ReviewRules {
  return reviewRules.parse(settings.get('review_rules') ?? openToAll)
}

function numbersIn(settings: ReadonlyMap<string, unknown>): StoreNumbers {
  return storeNumbers.parse(settings.get('store_numbers') ?? defaultStoreNumbers)
}

function deliveryIn(settings: ReadonlyMap<string, unknown>) {
  return {
    deliveryStates: deliveryStates.parse(settings.get('delivery_states') ?? defaultDeliveryStates),
    closedDays: closedDays.parse(settings.get('closed_days') ?? []),
  }
}

function profileIn(settings: ReadonlyMap<string, unknown>): StoreProfile {
  return storeProfile.parse(settings.get('store_profile') ?? unnamedStore)
}
