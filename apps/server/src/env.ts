import { resolve } from 'node:path'
import type { FilesConfig } from '@shop/api/adapters/open-files'
import type { ApiConfig } from '@shop/api/deps'
import { failpoints } from '@shop/api/lib/failpoint'
import { defaultLimits } from '@shop/api/lib/limits'
import { stockHoldMinutes } from '@shop/contract/constants'
import { z } from 'zod'
import { liveFaults } from './live-settings.ts'

/**
 * The whole configuration, read once, here and nowhere else. Every value has a default that works for a demo on one
 * machine; defaults that would lose money or email prevent the start with `SHOP_MODE=live`.
 */
const schema = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Prometheus scrapes here, on loopback by default, because metrics are not public. 0 turns it off. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/$/, '')),
  /** host:port that serves the certificate of PUBLIC_URL, for its metric. Empty: that address itself. */
  CERTIFICATE_AT: z.string().default(''),
  DATABASE_URL: z.string().default('postgres://shop_app:shop_app@127.0.0.1:5432/atelier'),
  /** Sized for one machine with two cores; replicas share PostgreSQL's connection limit. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(50).default(8),
  /** Empty: limits are counted in this process only. */
  REDIS_URL: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).default('smtp://127.0.0.1:1025'),
  /** The address; the name is the shop's own, or what the owner writes in the settings. */
  MAIL_FROM: z.string().default('loja@atelie.test'),
  /** Uploads in progress, and all files unless FILES_URL has another place. */
  UPLOADS_DIR: z.string().default('uploads'),
  /** file:///directory, or s3://bucket/prefix?endpoint=https://…&region=… */
  FILES_URL: z.union([z.literal(''), z.url({ protocol: /^(file|s3)$/ })]).default(''),
  FILES_ACCESS_KEY: z.string().default(''),
  FILES_SECRET_KEY: z.string().default(''),
  /** How many of our own proxies are in front. 0: the connection's address is the visitor's. Live: must be set. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** A service with a ViaCEP-compatible API. Empty: the few postal codes of the demo. */
  CEP_URL: z.string().default(''),
  /** JSON, by the names of lib/limits.ts: {"registration":{"points":20,"seconds":3600}}. */
  RATE_LIMITS: z
    .string()
    .default('{}')
    .transform(parseJson)
    .pipe(
      z
        .record(z.string(), z.object({ points: z.int().positive(), seconds: z.int().positive() }).partial())
        .refine(
          (limits) => Object.keys(limits).every((name) => Object.hasOwn(defaultLimits, name)),
          'no such limit',
        ),
    ),
  /** Card only by default: the provider enables Pix for Brazilian accounts by invitation. The demo has both. */
  PAYMENT_METHODS: z
    .string()
    .default('card')
    .transform((list) => list.split(',').map((method) => method.trim()))
    .pipe(
      z
        .array(z.enum(['card', 'pix']))
        .refine((methods) => methods.includes('card'), 'card is always accepted'),
    ),
  /** How long an unpaid order holds its items. */
  HOLD_MINUTES: z.coerce.number().int().min(1).max(1_440).default(stockHoldMinutes),
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_PUBLISHABLE_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  /** The address and script of a fake provider (stripe-local). Never with live keys. */
  STRIPE_API_BASE: z.string().default(''),
  STRIPE_JS_URL: z.string().default(''),
  /** The port of the demo's own stripe-local, when there is no key. 0: it is not started. */
  STRIPE_LOCAL_PORT: z.coerce.number().int().min(0).max(65_535).default(4242),
  /** For tests only: the point where this process is killed as by a power cut. */
  FAILPOINT: z.enum(failpoints).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How long a stopping process serves its open connections; longer than a proxy in front keeps an idle one. */
  DRAIN_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  /** A quarter of it is for pages with a query: invented searches cannot evict popular pages. */
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(64 * 1024 * 1024),
  /** Public API responses; separate from pages, so that invented searches cannot evict pages. */
  CALL_CACHE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(32 * 1024 * 1024),
})

export type Env = z.output<typeof schema>

export function readEnv(given: NodeJS.ProcessEnv): Env {
  const variables = withStripeLocal(withoutBlanks(given))
  const result = schema.safeParse(variables)
  const mode = variables['SHOP_MODE'] === 'live' ? 'live' : 'demo'
  if (result.success) {
    const faults = faultsOf(mode, result.data, variables)
    if (faults.length === 0) return result.data
    throw new Error(startError(mode, faults))
  }
  const malformed = new Set(result.error.issues.map(({ path }) => String(path[0])))
  // The valid ones are checked as well, so that all errors are reported at once.
  const rest = Object.fromEntries(Object.entries(variables).filter(([name]) => !malformed.has(name)))
  const faults = [
    ...result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...faultsOf(mode, schema.parse(rest), rest).filter(
      (fault) => !malformed.has(fault.split(/\W/, 1)[0] ?? ''),
    ),
  ]
  throw new Error(startError(mode, faults))
}

function faultsOf(mode: Env['SHOP_MODE'], env: Env, variables: NodeJS.ProcessEnv): string[] {
  return mode === 'live' ? liveFaults(env, variables) : demoFaults(env)
}

const startError = (mode: string, faults: readonly string[]) =>
  `SHOP_MODE=${mode} refuses to start:\n- ${faults.join('\n- ')}`

/** The part that the API needs. */
export function apiConfigOf(env: Env): ApiConfig {
  return {
    mode: env.SHOP_MODE,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    paymentMethods: env.PAYMENT_METHODS,
    paymentProvider: { publishableKey: env.STRIPE_PUBLISHABLE_KEY, scriptUrl: env.STRIPE_JS_URL || null },
    limits: env.RATE_LIMITS,
    holdMinutes: env.HOLD_MINUTES,
    cepUrl: env.CEP_URL,
  }
}

/** Where the shop's files are. */
export function filesConfigOf(env: Env): FilesConfig {
  const keys = { accessKeyId: env.FILES_ACCESS_KEY, secretAccessKey: env.FILES_SECRET_KEY }
  return { directory: resolve(env.UPLOADS_DIR), url: env.FILES_URL, keys }
}

/** Whether this shop uses the demo's fake payment provider. */
export function usesStripeLocal({ STRIPE_SECRET_KEY }: Env): boolean {
  return STRIPE_SECRET_KEY === stripeLocalKeys.STRIPE_SECRET_KEY
}

const stripeLocalKeys = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
}

/** A demo without a key of the provider uses stripe-local on this machine. */
function withStripeLocal(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (variables['SHOP_MODE'] === 'live' || variables['STRIPE_SECRET_KEY'] !== undefined) return variables
  const base = `http://127.0.0.1:${variables['STRIPE_LOCAL_PORT'] ?? '4242'}`
  return {
    PAYMENT_METHODS: 'card,pix',
    STRIPE_API_BASE: base,
    STRIPE_JS_URL: `${base}/endive/stripe.js`,
    ...variables,
    ...stripeLocalKeys,
  }
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
}

/** A line `REDIS_URL=` in an env file means "not set", not "the empty text". */
function withoutBlanks(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

/** An incomplete set of keys would accept orders that cannot be paid. */
function demoFaults(env: Env): string[] {
  const faults: string[] = []
  if (/_live_/.test(env.STRIPE_SECRET_KEY + env.STRIPE_PUBLISHABLE_KEY))
    faults.push('a live key charges real money')
  if (env.STRIPE_PUBLISHABLE_KEY === '') faults.push('STRIPE_PUBLISHABLE_KEY is missing')
  if (env.STRIPE_WEBHOOK_SECRET === '') faults.push('STRIPE_WEBHOOK_SECRET is missing')
  return faults
}
