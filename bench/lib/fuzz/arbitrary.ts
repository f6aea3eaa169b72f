/** Values that a schema describes, and now and then, at any place in them, one that it does not. */
import type { z } from '@shop/contract/zod'
import fc from 'fast-check'
import { z as schemas } from 'zod'
import { hostileValue } from './hostile.ts'

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

/** Ids of the demonstration and numbers of people's lives are small; the rest of the range is tried too. */
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
    Object.entries(properties).map(([name, property]) => [name, valueOf(property)]),
  )
  // A wish is not a promise: sometimes what is required is missing.
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(model, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  )
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const min = minimum ?? (exclusiveMinimum === undefined ? -2 : exclusiveMinimum + 1)
  const max = maximum ?? 2 ** 31
  const usual = fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.min(max, USUAL)) })
  if (type === 'integer') return fc.oneof(usual, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }))
  return fc.oneof(usual, fc.double({ min, max, noNaN: true }))
}

const SIZES_AND_WORDS = ['M', 'P', 'Branco', 'vestido sereia', 'Ateliê', 'true', '12']

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema) {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern !== undefined) {
    const matching = stringMatching(pattern)
    if (matching) return matching
  }
  const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  return fc.oneof(fc.constantFrom(...SIZES_AND_WORDS), any)
}

/** The library knows no looking ahead, as some of our patterns do. */
function stringMatching(pattern: string) {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return undefined
  }
}
