import { z } from 'zod'

const demo = { smtpUrl: 'smtp://127.0.0.1:1025' }

/**
 * The whole configuration, read once, here and nowhere else. Every value has a default that works for a demonstration
 * on one machine; those that would lose money or mail are reasons not to start with `SHOP_MODE=live`.
 */
const schema = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Prometheus scrapes here; loopback only, because figures are nobody else's business. 0 turns it off. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.string().default('postgres://postgres:postgres@127.0.0.1:5432/alva'),
  /** Sized for one machine with two cores; replicas share PostgreSQL's own limit of connections. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(50).default(8),
  /** Empty: limits are counted in this process only. */
  REDIS_URL: z.string().default(''),
  SMTP_URL: z.string().default(demo.smtpUrl),
  MAIL_FROM: z.string().default('Alva de Maio <loja@alvademaio.test>'),
  UPLOADS_DIR: z.string().default('uploads'),
  /** How many proxies of ours stand in front. 0: the connection's own address is the visitor's. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  PAYMENT_METHODS: z
    .string()
    .default('card,pix')
    .transform((list) => list.split(',').map((method) => method.trim()))
    .pipe(
      z
        .array(z.enum(['card', 'pix']))
        .refine((methods) => methods.includes('card'), 'card is always accepted'),
    ),
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_PUBLISHABLE_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  STRIPE_API_BASE: z.string().default(''),
  STRIPE_JS_URL: z.string().default(''),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How long a stopping process says "not ready" before it closes; a balancer in front needs a few seconds. */
  DRAIN_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(64 * 1024 * 1024),
})

export type Env = z.output<typeof schema>

export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const result = schema.safeParse(withoutBlanks(variables))
  if (!result.success) throw new Error(`Configuration:\n${z.prettifyError(result.error)}`)
  const reasons = result.data.SHOP_MODE === 'live' ? reasonsNotToSell(result.data) : []
  if (reasons.length > 0) throw new Error(`SHOP_MODE=live refuses to start:\n- ${reasons.join('\n- ')}`)
  return result.data
}

/** A line `REDIS_URL=` in a file of settings means "not set", not "the empty text". */
function withoutBlanks(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

/** What must never take real money: play keys, addresses that lead to a stand-in, mail that reaches nobody. */
function reasonsNotToSell(env: Env) {
  const reasons: string[] = []
  if (!/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY)) reasons.push('STRIPE_SECRET_KEY is not a live key')
  if (!env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_'))
    reasons.push('STRIPE_PUBLISHABLE_KEY is not a live key')
  if (
    !env.STRIPE_WEBHOOK_SECRET.startsWith('whsec_') ||
    env.STRIPE_WEBHOOK_SECRET.startsWith('whsec_local')
  ) {
    reasons.push('STRIPE_WEBHOOK_SECRET is not the provider’s')
  }
  if (env.STRIPE_API_BASE !== '') reasons.push('STRIPE_API_BASE points away from the provider')
  if (env.STRIPE_JS_URL !== '') reasons.push('STRIPE_JS_URL points away from the provider')
  if (env.SMTP_URL === demo.smtpUrl) reasons.push('SMTP_URL is the mail catcher of the demonstration')
  if (/\.test>?$/.test(env.MAIL_FROM)) reasons.push('MAIL_FROM is an address of the demonstration')
  if (!env.PUBLIC_URL.startsWith('https://')) reasons.push('PUBLIC_URL is not https')
  return reasons
}
