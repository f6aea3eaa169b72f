import type { StoredLine } from '@shop/contract/account-cart'
import { lineKey } from '@shop/contract/cart'
import { maxCartLines, maxQuantityPerLine } from '@shop/contract/constants'

interface Copies {
  /** The lines as both sides last agreed on them; none where they never have. */
  base: readonly StoredLine[]
  browser: readonly StoredLine[]
  account: readonly StoredLine[]
}

/**
 * One cart out of the browser's and the account's. A line that only one side has changed is taken from that side, so that
 * what was removed on the phone does not come back from the computer. Where both have, the larger quantity stays: at the
 * first sign-in, when there is no base, that makes the union of the two.
 */
export function mergeCarts({ base, browser, account }: Copies): StoredLine[] {
  const [former, here, there] = [byKey(base), byKey(browser), byKey(account)]
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((key) => {
    const line = mergedLine(former.get(key), here.get(key), there.get(key))
    return line ? [line] : []
  })
}

function mergedLine(former?: StoredLine, here?: StoredLine, there?: StoredLine) {
  if (isSameLine(here, former)) return there
  if (isSameLine(there, former)) return here
  if (!here || !there) return here ?? there
  return here.quantity >= there.quantity ? here : there
}

export function isSameCart(one: readonly StoredLine[], other: readonly StoredLine[]) {
  return one.length === other.length && one.every((line, index) => isSameLine(line, other[index]))
}

function isSameLine(one?: StoredLine, other?: StoredLine) {
  return JSON.stringify(one && storedLine(one)) === JSON.stringify(other && storedLine(other))
}

/** The lines as the account stores them: what this browser alone knows stays here. */
export function storedLines(lines: readonly StoredLine[]): StoredLine[] {
  return lines.slice(0, maxCartLines).map(storedLine)
}

function storedLine({ productId, name, unitPriceCents, size, color, quantity }: StoredLine): StoredLine {
  return { productId, name, unitPriceCents, size, color, quantity: Math.min(quantity, maxQuantityPerLine) }
}

function byKey(lines: readonly StoredLine[]) {
  return new Map(lines.map((line) => [lineKey(line), line]))
}
