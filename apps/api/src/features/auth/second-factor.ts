/** One-time codes as authenticator apps make them (RFC 6238: HMAC-SHA-1, 30 seconds, 6 digits). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
// A phone's clock may be a little early or late.
const DRIFT_STEPS = [0, -1, 1]
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As many bits as the standard asks for. */
const SECRET_BYTES = 20
/** 80 bits: too many to be found out from a hash. */
const RECOVERY_BYTES = 10

export function newSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES))
}

/** 'ABCD-EFGH-IJKL-MNOP', to be written down by hand. */
export function newRecoveryCode(): string {
  return (encodeBase32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-')
}

/** What an app reads from the QR code. */
export function appUrl({
  secret,
  issuer,
  account,
}: {
  secret: string
  issuer: string
  account: string
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const settings = [
    ['secret', secret],
    ['issuer', issuer],
    ['algorithm', 'SHA1'],
    ['digits', String(DIGITS)],
    ['period', String(STEP_SECONDS)],
  ]
  // Not URLSearchParams: some apps show its '+' instead of a blank.
  const query = settings.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
  return `otpauth://totp/${label}?${query.join('&')}`
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** The step whose code this is, so that the caller can see to it that no step is used twice. */
export function stepOfCode(secret: string, code: string, epochSeconds: number): number | undefined {
  const now = stepAt(epochSeconds)
  return DRIFT_STEPS.map((drift) => now + drift).find((step) => equal(codeAt(secret, step), code))
}

export function stepAt(epochSeconds: number): number {
  return Math.floor(epochSeconds / STEP_SECONDS)
}

/** Of bytes, not of characters: six full-width digits are six characters and eighteen bytes. */
function equal(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

function encodeBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('')
}
