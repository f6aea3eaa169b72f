import { chartColorCount } from '@shop/contract/constants'

/** Five colours that stay apart for every eye; the sixth slice begins the cycle again. */
export function chartColor(index: number) {
  return `var(--chart-${(index % chartColorCount) + 1})`
}
