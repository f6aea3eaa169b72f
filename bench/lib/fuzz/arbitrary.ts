/** Generates values that match a schema and occasionally, at any position, one that does not. */
import type { z } from '@shop/contract/zod'
import fc from 'fast-check'
import { z as schemas } from 'zod'
import { fixedAccount } from './fixed-account.ts'
import { hostileCharacter, hostileValue } from './hostile.ts'

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  pattern?: string
  format?: string
}

/** Ids of the demo and realistic numbers are small; the rest of the range is tried too. */
const USUAL = 60
const HOSTILE_SHARE = 0.03

export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = schemas.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return valueOf(json as JsonSchema)
}

function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const weight = Math.round(1 / HOSTILE_SHARE)
  return fc.oneof({ weight, arbitrary: described(schema) }, { weight: 1, arbitrary: hostileValue })
}

function described(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valueOf))
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object':
      return objectOf(schema)
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, namedValueOf(name, property)]),
  )
  // Sometimes required properties are missing.
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(model, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  )
}

/** Valid passwords and check digits, to reach the steps behind them that random values never reach. */
const validValues = new Map<string, unknown>([
  ['email', fixedAccount.email],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['opens', '09:00'],
  ['closes', '18:00'],
  // Left out: any number would be an older version than the current one.
  ['version', undefined],
  ...['password', 'confirmPassword', 'currentPassword'].map((name) => [name, fixedAccount.password] as const),
])

function namedValueOf(name: string, property: JsonSchema) {
  const value = valueOf(property)
  if (!validValues.has(name)) return value
  const validValue = fc.constant(validValues.get(name))
  return fc.oneof({ weight: 1, arbitrary: value }, { weight: 4, arbitrary: validValue })
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const min = minimum ?? (exclusiveMinimum === undefined ? -2 : exclusiveMinimum + 1)
  const max = maximum ?? 2 ** 31
  const usual = fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.min(max, USUAL)) })
  if (type === 'integer') return fc.oneof(usual, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }))
  return fc.oneof(usual, fc.double({ min, max, noNaN: true }))
}

const SIZES_AND_TEXTS = [
  'M',
  'P',
  'A-B',
  'Branco',
  'Off-White',
  '１２３４５６',
  'vestido sereia',
  'Ateliê',
  'true',
  '12',
]

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema) {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.constant('https://exemplo.test/atelie')
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.oneof(someDay, fc.constantFrom('0001-01-01', '9999-01-01', '9999-12-31'))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern !== undefined) {
    const matching = stringMatching(pattern)
    if (matching) return matching
  }
  const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  const right = fc.oneof(fc.constantFrom(...SIZES_AND_TEXTS), any)
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: withHostileCharacter(right) })
}

const someDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function withHostileCharacter(text: fc.Arbitrary<string>) {
  return fc.tuple(text, hostileCharacter, fc.nat(60)).map(([value, character, position]) => {
    const at = position % (value.length + 1)
    return value.slice(0, at) + character + value.slice(at)
  })
}

/** fast-check does not support lookaheads, which some of our patterns use. */
function stringMatching(pattern: string) {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return undefined
  }
}
