/**
 * The rules of Google's product data specification, and of Meta's where they differ, for one item of a feed. Written from
 * the specifications and without any code of the shop, so that a mistake of the shop is not repeated here.
 */
import type { XmlElement } from './strict-xml.ts'

interface FeedTerms {
  origin: string
  brand: string
  states: readonly string[]
  reader?: 'google' | 'meta'
  today: string
}

type Rule = (value: string) => boolean

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
const length =
  (most: number): Rule =>
  (value) =>
    value.trim() !== '' && value.length <= most
const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    values.includes(value)

/** Exactly once in every item. */
function single({ origin, brand, reader = 'google' }: FeedTerms): Record<string, Rule> {
  return {
    'g:id': (value) => /^[\w-]{1,50}$/.test(value),
    'g:item_group_id': (value) => /^[\w-]{1,50}$/.test(value),
    title: length(150),
    description: length(5_000),
    link: (value) => value.startsWith(`${origin}/produto/`) && URL.canParse(value),
    'g:image_link': isPicture(origin, reader),
    'g:availability':
      reader === 'google'
        ? oneOf('in_stock', 'out_of_stock', 'backorder')
        : oneOf('in stock', 'out of stock', 'available for order'),
    'g:price': (value) => /^\d+\.\d\d BRL$/.test(value) && Number.parseFloat(value) > 0,
    'g:condition': oneOf('new'),
    'g:brand': (value) => value === brand && length(70)(value),
    'g:identifier_exists': oneOf('no'),
    'g:color': length(100),
    'g:size': length(100),
    'g:gender': oneOf('female'),
    'g:age_group': oneOf('adult', 'kids'),
    'g:product_type': length(750),
  }
}

const repeated = ['g:additional_image_link', 'g:shipping', 'g:availability_date']

/** What is wrong with an item, rule by rule; empty if Google and Meta accept it. */
export function feedItemFaults(item: XmlElement, terms: FeedTerms): string[] {
  const values = Map.groupBy(item.children, ({ name }) => name)
  const rules = single(terms)
  const textsOf = (name: string) => (values.get(name) ?? []).map(({ text }) => text)
  const faults = Object.entries(rules).flatMap(([name, rule]) => {
    const texts = textsOf(name)
    if (texts.length !== 1) return [`${name}: ${texts.length} times`]
    return rule(texts[0] ?? '') ? [] : [`${name}: ${texts[0]}`]
  })
  for (const name of values.keys())
    if (!(name in rules || repeated.includes(name))) faults.push(`unknown ${name}`)
  const more = textsOf('g:additional_image_link')
  if (more.length > 10 || !more.every(isPicture(terms.origin, terms.reader)))
    faults.push('additional pictures')
  if (more.includes(textsOf('g:image_link')[0] ?? '')) faults.push('the same picture twice')
  const [availability] = textsOf('g:availability')
  const dates = textsOf('g:availability_date')
  const needsDate = availability === 'backorder' || availability === 'available for order'
  if (dates.length !== (needsDate ? 1 : 0) || !dates.every((date) => isSoon(date, terms.today)))
    faults.push(`date of ${availability}: ${dates.join()}`)
  const shipping = (values.get('g:shipping') ?? []).map(({ children }) =>
    children.map(({ name, text }) => `${name}=${text}`).join(' '),
  )
  const expected = terms.states.map((state) => `g:country=BR g:region=${state} g:price=0.00 BRL`)
  if (shipping.join() !== expected.join()) faults.push(`shipping: ${shipping.join()}`)
  return faults
}

function isPicture(origin: string, reader: FeedTerms['reader']): Rule {
  const ending = reader === 'meta' ? /^\/media\/[\w-]+\.jpg$/ : /^\/media\/[\w-]+\.(?:webp|jpg)$/
  return (value) =>
    value.startsWith(`${origin}/`) && value.length <= 2_000 && ending.test(new URL(value).pathname)
}

/** ISO 8601 with its zone, in the future, at most a year away. */
function isSoon(date: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}$/.test(date)) return false
  const from = Date.parse(today)
  const at = Date.parse(date.replace(/(\d\d)(\d\d)$/, '$1:$2'))
  return at > from && at < from + YEAR_MS
}
