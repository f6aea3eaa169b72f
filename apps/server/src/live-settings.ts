/**
 * What a shop that takes real money must not run with: test keys, addresses of fake services, email that is not
 * delivered, limits without effect. Each fault names its variable and never shows its value, which may be a secret.
 */
import { defaultLimits } from '@shop/api/lib/limits'
import { isLoopback } from './loopback.ts'

const CATCHER_PORT = '1025'
const MOST_PROXIES = 2
const HOLD_MINUTES = { least: 10, most: 120 }
/** This many times looser than the default, a limit has no effect; longer than a day, it locks customers out. */
const LOOSEST = 50
const LONGEST_LIMIT_SECONDS = 24 * 60 * 60

/** The part of the configuration that is checked here. */
interface Settings {
  STRIPE_SECRET_KEY: string
  STRIPE_PUBLISHABLE_KEY: string
  STRIPE_WEBHOOK_SECRET: string
  STRIPE_API_BASE: string
  STRIPE_JS_URL: string
  FAILPOINT?: string | undefined
  SMTP_URL: string
  MAIL_FROM: string
  PUBLIC_URL: string
  DATABASE_URL: string
  CEP_URL: string
  TRUST_PROXY: number
  RATE_LIMITS: Readonly<Record<string, { points?: number | undefined; seconds?: number | undefined }>>
  HOLD_MINUTES: number
  LOG_LEVEL: string
  FILES_URL: string
}

/** `variables` are the settings as given: a default does not count as set. */
export function liveFaults(env: Settings, variables: NodeJS.ProcessEnv): string[] {
  const faults: [boolean, string][] = [
    [!/^(sk|rk)_live_\w/.test(env.STRIPE_SECRET_KEY), 'STRIPE_SECRET_KEY is not a live key'],
    [!/^pk_live_\w/.test(env.STRIPE_PUBLISHABLE_KEY), 'STRIPE_PUBLISHABLE_KEY is not a live key'],
    [
      !/^whsec_(?!local)\w{16,}$/.test(env.STRIPE_WEBHOOK_SECRET),
      'STRIPE_WEBHOOK_SECRET is not the provider’s',
    ],
    [env.STRIPE_API_BASE !== '', 'STRIPE_API_BASE does not point to the provider'],
    [env.STRIPE_JS_URL !== '', 'STRIPE_JS_URL does not point to the provider'],
    [env.FAILPOINT !== undefined, 'FAILPOINT would end the process in the middle of an order'],
    [
      leadsNowhere(env.SMTP_URL),
      'SMTP_URL points to this machine or to a mail catcher: emails would not be delivered',
    ],
    [
      /(?:\.test|@localhost)>?\s*$/.test(env.MAIL_FROM),
      'MAIL_FROM is an address that cannot receive replies',
    ],
    [!isPublicOrigin(env.PUBLIC_URL), 'PUBLIC_URL is not https://<the shop’s own name>, without a path'],
    [
      isOpenBucket(env.FILES_URL),
      'FILES_URL has an endpoint without https: photos would cross the network in the clear',
    ],
    [hasDefaultPassword(env.DATABASE_URL), 'DATABASE_URL has the password of the demonstration'],
    [
      env.CEP_URL === '',
      'CEP_URL is missing: the shop would know only twelve postal codes (https://viacep.com.br/ws)',
    ],
    [
      variables['TRUST_PROXY'] === undefined,
      'TRUST_PROXY is missing: set the number of your proxies in front of the shop. With a wrong number all visitors share one limit',
    ],
    [
      env.TRUST_PROXY > MOST_PROXIES,
      'TRUST_PROXY is too high: visitors could forge the address that limits are counted by',
    ],
    [
      env.HOLD_MINUTES < HOLD_MINUTES.least || env.HOLD_MINUTES > HOLD_MINUTES.most,
      `HOLD_MINUTES is not between ${HOLD_MINUTES.least} and ${HOLD_MINUTES.most}`,
    ],
    [env.LOG_LEVEL === 'silent', 'LOG_LEVEL is silent: no failure would be logged'],
    [
      variables['NODE_TLS_REJECT_UNAUTHORIZED'] === '0',
      'NODE_TLS_REJECT_UNAUTHORIZED is 0: an attacker on the network could impersonate the payment provider',
    ],
  ]
  const limits = unsafeLimits(env.RATE_LIMITS)
  faults.push([
    limits.length > 0,
    `RATE_LIMITS: ${limits.join(', ')} limits nothing, or for longer than a day`,
  ])
  return faults.filter(([unsafe]) => unsafe).map(([, fault]) => fault)
}

function leadsNowhere(smtpUrl: string): boolean {
  const { hostname, port } = new URL(smtpUrl)
  return isLoopback(hostname) || port === CATCHER_PORT
}

/** A bucket on this machine needs none. */
function isOpenBucket(text: string): boolean {
  if (!text.startsWith('s3:')) return false
  const endpoint = new URL(text).searchParams.get('endpoint')
  if (endpoint === null || endpoint.startsWith('https://')) return false
  return !URL.canParse(endpoint) || !isLoopback(new URL(endpoint).hostname)
}

function isPublicOrigin(url: string): boolean {
  const { origin, protocol, hostname } = new URL(url)
  return url === origin && protocol === 'https:' && !isLoopback(hostname) && !hostname.endsWith('.test')
}

/** In the demo each role's password is its name. */
function hasDefaultPassword(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false
  const { username, password, searchParams } = new URL(databaseUrl)
  const user = searchParams.get('user') ?? username
  return user !== '' && (searchParams.get('password') ?? password) === user
}

function unsafeLimits(overrides: Settings['RATE_LIMITS']): string[] {
  return Object.entries(defaultLimits).flatMap(([name, usual]) => {
    const { points = usual.points, seconds = usual.seconds } = overrides[name] ?? {}
    const tooLoose =
      points > usual.points * LOOSEST || points / seconds > (usual.points / usual.seconds) * LOOSEST
    return tooLoose || seconds > LONGEST_LIMIT_SECONDS ? [name] : []
  })
}
