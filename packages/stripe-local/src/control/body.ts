/** Reads the JSON of a control call. */
import type { Account } from '../account.ts'
import type { Charge } from '../objects/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'

export class ControlError extends Error {}

export type Json = Readonly<Record<string, unknown>>

export function parseBody(text: string): Json {
  if (text === '') return {}
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new ControlError('the body must be a JSON object')
  return value
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textOf(body: Json, name: string): string {
  const value = body[name]
  if (typeof value !== 'string') throw new ControlError(`${name} must be a text`)
  return value
}

export function numberOf(body: Json, name: string, fallback?: number): number {
  const value = body[name] ?? fallback
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ControlError(`${name} must be a number`)
  return value
}

export function oneOf<T extends string>(choices: readonly T[], body: Json, name: string): T {
  const value = textOf(body, name)
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new ControlError(`${name} must be one of ${choices.join(', ')}`)
  return choice
}

export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new ControlError(`no such ${what}`)
  return value
}

export function intentOf({ intents }: Account, body: Json): PaymentIntent {
  return found(intents.get(textOf(body, 'payment_intent')), 'payment_intent')
}

export function chargeOf(account: Account, body: Json): Charge {
  const id = body['charge'] ?? intentOf(account, body).latest_charge
  return found(account.charges.get(typeof id === 'string' ? id : ''), 'charge')
}
