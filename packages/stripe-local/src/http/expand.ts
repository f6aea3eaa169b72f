/** `expand[]=latest_charge`: replaces the id with the object. */
import type { Account } from '../account.ts'
import { invalid } from '../failure.ts'

const DEEPEST = 4

export function expand(account: Account, response: object, paths: readonly string[]): object {
  return paths.reduce((expanded, path) => {
    const parts = path.split('.')
    if (parts.length > DEEPEST) throw invalid(`You cannot expand more than ${DEEPEST} levels.`, 'expand')
    return expandPath(account, expanded, parts)
  }, response)
}

function expandPath(account: Account, object: object, [name = '', ...rest]: string[]): object {
  if (!Object.hasOwn(object, name)) {
    throw invalid(`This property cannot be expanded (${name}).`, 'expand')
  }
  const found = new Map<string, unknown>(Object.entries(object)).get(name)
  return { ...object, [name]: expandValue(account, found, rest) }
}

function expandValue(account: Account, value: unknown, rest: string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => (isObject(item) ? expandPath(account, item, rest) : item))
  }
  const object = typeof value === 'string' ? referred(account, value) : value
  if (!isObject(object) || rest.length === 0) return object
  return expandPath(account, object, rest)
}

function referred({ charges, intents, methods, disputes, refunds }: Account, id: string): object | undefined {
  switch (id.slice(0, id.indexOf('_'))) {
    case 'ch':
      return charges.get(id)
    case 'pi':
      return intents.get(id)
    case 'pm':
      return methods.get(id)?.method
    case 're':
      return refunds.get(id)
    case 'du':
      return disputes.get(id)
    default:
      throw invalid(`'${id}' cannot be expanded.`, 'expand')
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
