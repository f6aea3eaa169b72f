import type { StoredLine } from '@shop/contract/account-cart'
import { lineKey } from '@shop/contract/cart'
import { maxCartLines, maxQuantityPerLine } from '@shop/contract/constants'

interface Copies {
  /** The lines when both sides were last in sync; empty if they never were. */
  base: readonly StoredLine[]
  browser: readonly StoredLine[]
  account: readonly StoredLine[]
}

/**
 * Merges the browser's and the account's cart. A line changed on one side only is taken from that side, so that what
 * was removed on the phone does not come back from the computer. If both sides changed it, the larger quantity is used;
 * at the first sign-in, when there is no base, this gives the union of the two.
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

/** The lines as the account stores them, without data that only this browser has. */
export function storedLines(lines: readonly StoredLine[]): StoredLine[] {
  return lines.slice(0, maxCartLines).map(storedLine)
}

function storedLine(line: StoredLine): StoredLine {
  const { productId, name, unitPriceCents, size, color, quantity, offer, baseSize } = line
  return {
    productId,
    name,
    unitPriceCents,
    size,
    color,
    quantity: Math.min(quantity, maxQuantityPerLine),
    ...(offer && { offer }),
    ...(baseSize && { baseSize }),
  }
}

function byKey(lines: readonly StoredLine[]) {
  return new Map(lines.map((line) => [lineKey(line), line]))
}
