import type { StoredLine } from '@shop/contract/account-cart'
import { storedText } from '~/lib/stored-text.ts'
import { linesInText, textOfLines } from './cart-lines.ts'
import { storedLines } from './merge-carts.ts'
import { isRecord, isWhole } from './stored-shape.ts'

/** The account's cart when browser and account were last in sync: whatever differs from it has not been sent. */
interface CartBase {
  accountId: number
  version: number
  lines: StoredLine[]
}

const stored = storedText('atelier.cart-base')

export const forgetBase = stored.remove

export function writeBase({ accountId, version, lines }: CartBase) {
  stored.write(JSON.stringify({ accountId, version, cart: textOfLines(lines) }))
}

export function readBase(): CartBase | undefined {
  try {
    const base: unknown = JSON.parse(stored.read() ?? '')
    if (!isRecord(base) || !isWhole(base.accountId) || !isWhole(base.version)) return undefined
    if (typeof base.cart !== 'string') return undefined
    return {
      accountId: base.accountId,
      version: base.version,
      lines: storedLines(linesInText(base.cart)),
    }
  } catch {
    return undefined
  }
}
