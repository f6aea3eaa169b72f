import { address, state } from './address.ts'
import { formatCnpj, isCnpj } from './cnpj.ts'
import { day } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { email, text } from './fields.ts'
import { weekdays } from './opening-hours.ts'
import { plainText } from './plain-text.ts'
import { picture } from './products.ts'
import { savedStoreNumbers, storeNumbers } from './saved-store-numbers.ts'
import { fullSocialLink } from './social-links.ts'
import { sizeChart, sizeRow, storeColor, storeColors, storeSizes } from './store-lists.ts'
import { announcement, typedSubjects } from './store-texts.ts'
import { z } from './zod.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use o formato HH:MM.')
const link = plainText()
  .max(300)
  .check(z.url({ protocol: /^https$/ }))

export const openingHours = z.object({
  from: z.enum(weekdays),
  to: z.enum(weekdays),
  opens: clockTime.nullable(),
  closes: clockTime.nullable(),
})

/** The shop's identity and contact data, the only source for pages that show them. */
export const storeProfile = z.object({
  name: text(80),
  tagline: text(160),
  legalName: text(160),
  cnpj: text(20),
  address,
  phone: text(30).nullable(),
  /** Digits with country code, as used in wa.me links. */
  whatsapp: z
    .string()
    .regex(/^\d{10,15}$/, 'Use apenas números, com DDI e DDD.')
    .nullable(),
  email: email.nullable(),
  instagram: link.nullable(),
  facebook: link.nullable(),
  pinterest: link.nullable(),
  openingHours: z.array(openingHours).max(14),
})

export const paymentMethod = z.enum(['card', 'pix'])

export const collection = z.object({
  name: z.string(),
  count: z.int(),
  /** The atelier's cover, or else the first picture of the first product. */
  picture: picture.nullable(),
  hasCover: z.literal(true).optional(),
  description: z.string().optional(),
})

/** Limits for unpaid holds: orders and units of one account, units of one IP address (null: no limit). */
export const holdLimits = z.object({
  orders: z.int().min(1),
  accountUnits: z.int().min(1),
  addressUnits: z.int().min(1).nullable(),
})

/** Who may review a product, and whether the atelier approves reviews before publication. */
export const reviewRules = z.object({ buyersOnly: z.boolean(), approveFirst: z.boolean() })

export const storeInfo = z.object({
  profile: storeProfile,
  deliveryStates: z.array(z.string()),
  /** Closed days in addition to the national holidays. */
  closedDays: z.array(day),
  holdLimits: holdLimits.optional(),
  reviewRules: reviewRules.optional(),
  /** The atelier's own line above every page; missing while it has the shop's. */
  announcement: z.string().optional(),
  /** The atelier's own subjects of the contact form; missing while it has the shop's. */
  contactSubjects: z.array(z.string()).optional(),
  numbers: storeNumbers.optional(),
  /** Whether the atelier gets an e-mail for every paid order. */
  notifyPaidOrders: z.boolean().optional(),
  /** With the swatch that the shop shows beside each name. */
  colors: z.array(storeColor).optional(),
  sizes: z.array(z.string()).optional(),
  /** The bodies that each size fits, in centimetres, from small to large. */
  sizeChart: z.array(sizeRow).optional(),
  paymentMethods: z.array(paymentMethod),
  /** Those that the shop shows. */
  collections: z.array(collection),
  /** Of all collections, hidden ones too. */
  productCount: z.int(),
  /** Version of profile, states, closed days, limits, notices, colours, sizes and size chart; an update with a stale version is rejected. */
  version: z.int().optional(),
  testMode: z.boolean(),
  /** What the browser needs for the payment. `scriptUrl` is set only for stripe-local, null for the real provider. */
  paymentProvider: z.object({ publishableKey: z.string(), scriptUrl: z.string().nullable() }),
})

function socialLink(host: string) {
  const example = `Informe o perfil, como @seuatelie ou https://${host}/seuatelie.`
  return plainText()
    .max(300)
    .overwrite(fullSocialLink(host))
    .check(z.url({ protocol: /^https$/, error: example }))
    .nullable()
}

/** Stricter than the schema for reading: a shop whose CNPJ was never filled in must still load. */
const savedProfile = storeProfile.extend({
  instagram: socialLink('instagram.com'),
  facebook: socialLink('facebook.com'),
  pinterest: socialLink('pinterest.com'),
  cnpj: plainText().max(30).overwrite(formatCnpj).refine(isCnpj, 'Informe um CNPJ válido.'),
  openingHours: z
    .array(
      openingHours.refine(
        ({ opens, closes }) => (opens === null) === (closes === null) && (opens ?? '') <= (closes ?? ''),
        'O horário de fechar vem depois do de abrir.',
      ),
    )
    .max(14),
})

/** A limit below the quantity of one cart line would reject every larger order. */
const savedHoldLimits = z.object({
  orders: upTo(50),
  accountUnits: upTo(500),
  addressUnits: upTo(5_000).nullable(),
})

function upTo(most: number) {
  const message = `Informe um número inteiro de 1 a ${most}.`
  return z.int(message).min(1, message).max(most, message)
}

/**
 * What an administrator may change; payment methods are set by configuration. A screen sends only what it shows, and the
 * rest stays unchanged: a shop whose CNPJ was never filled in can save its colours.
 */
export const storeUpdate = z.object({
  profile: savedProfile.optional(),
  deliveryStates: z.array(state).min(1).max(27).optional(),
  closedDays: z.array(day).max(200).optional(),
  holdLimits: savedHoldLimits.optional(),
  reviewRules: reviewRules.optional(),
  notifyPaidOrders: z.boolean().optional(),
  /** Null: the shop's. */
  announcement: announcement.nullable().optional(),
  /** Empty: the shop's. */
  contactSubjects: typedSubjects.optional(),
  numbers: savedStoreNumbers.optional(),
  colors: storeColors.optional(),
  sizes: storeSizes.optional(),
  sizeChart: sizeChart.optional(),
  version: z.int().optional(),
})

export const store = {
  read: {
    method: 'GET',
    path: '/api/store',
    access: 'anyone',
    summary:
      'Store profile, delivery states, payment methods, colours, sizes, size chart and collections with counts',
    response: storeInfo,
  },
  update: {
    method: 'PUT',
    path: '/api/store',
    access: 'admin',
    summary: 'Change the store profile, where the shop delivers, its colours, sizes and size chart',
    // Without this an object of unknown fields would be accepted as a change of nothing.
    body: storeUpdate.refine(
      (update) => Object.keys(update).some((key) => key !== 'version'),
      'Envie o que mudou na loja.',
    ),
    response: storeInfo,
  },
} as const satisfies Record<string, Endpoint>

export type Store = z.output<typeof storeInfo>
export type StoreProfile = z.output<typeof storeProfile>
export type StoreUpdate = z.output<typeof storeUpdate>
export type HoldLimits = z.output<typeof holdLimits>
export type ReviewRules = z.output<typeof reviewRules>
export type PaymentMethod = z.output<typeof paymentMethod>
export type Collection = z.output<typeof collection>
