import { chartColorCount } from '@shop/contract/constants'

/** Five colours that remain distinguishable with colour blindness; the sixth slice starts again with the first. */
export function chartColor(index: number) {
  return `var(--chart-${(index % chartColorCount) + 1})`
}
