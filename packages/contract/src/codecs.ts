/** Codecs of single values: money as BRL numbers, times as ISO text, and the text values of URLs and forms. */
import { chargeCents, variantNameMax } from './constants.ts'
import { toCents } from './money.ts'
import { plainText } from './plain-text.ts'
import { z } from './zod.ts'

// The maximum of PostgreSQL's integer: a larger id is an invalid URL, not a database error.
const largestId = 2_147_483_647

export const brl = z.codec(z.number().min(0), z.int(), {
  decode: toCents,
  encode: (cents) => cents / 100,
})

/** What an offer adds to a price, or takes from it. */
export const brlChange = z.codec(z.number(), z.int(), {
  decode: toCents,
  encode: (cents) => cents / 100,
})

export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A calendar day of São Paulo, 'AAAA-MM-DD'. PostgreSQL has no year 0000. */
export const day = z.iso.date().refine((text) => !text.startsWith('0000'), 'Data inválida.')

export const idNumber = z.int().positive().max(largestId)

/** How often a row was changed; the maximum is the same as for ids. */
export const rowVersion = z.int().min(0).max(largestId)

// In a URL or a form every value is text; the API documentation still shows these as numbers.
const wholeText = z
  .string()
  .regex(/^\d{1,10}$/, 'Informe um número.')
  .meta({ type: 'integer', pattern: undefined })
const decimalText = z
  .string()
  .trim()
  .regex(/^\d{1,9}([.,]\d{1,2})?$/, 'Informe um valor em reais.')
  .meta({ type: 'number', pattern: undefined })

export function wholeNumber(minimum: number, maximum: number) {
  return z.codec(wholeText, z.int().min(minimum).max(maximum), { decode: Number, encode: String })
}

export const id = wholeNumber(1, largestId)

export const brlText = z.codec(decimalText, z.int().max(chargeCents.max), {
  decode: (text) => toCents(Number(text.replace(',', '.'))),
  encode: (cents) => String(cents / 100),
})

export const flag = z.stringbool({ error: 'Use true ou false.' })

/** 'PP, P, M' in a form, a list in code. A JSON list is accepted too. */
export const textList = z.codec(
  plainText().max(2000),
  z.array(plainText().min(1).max(variantNameMax)).max(40),
  {
    decode: (text) => unique(listItems(text)),
    encode: (items) => items.join(', '),
  },
)

export const jsonList = z.codec(plainText().max(20_000), z.array(plainText().max(500)).max(50), {
  decode: (text) => listItems(text),
  encode: (items) => JSON.stringify(items),
})

/** '3,7,12' in a URL. */
export const idList = z.codec(
  plainText().regex(/^\d{1,10}(,\d{1,10})*$/, 'Informe números.'),
  z.array(idNumber).max(50),
  {
    decode: (text) => [...new Set(text.split(',').map(Number))],
    encode: (ids) => ids.join(','),
  },
)

export const pageLimit = wholeNumber(1, 100)
/** Long enough for a cursor with the longest product name, including accents. */
export const cursor = plainText().min(1).max(1000)
export const searchText = plainText().trim().max(120)

function listItems(text: string): string[] {
  const json: unknown = text.trimStart().startsWith('[') ? parse(text) : undefined
  const items = Array.isArray(json) ? json.filter((item) => typeof item === 'string') : text.split(',')
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unique(items: string[]) {
  return [...new Set(items)]
}
