import type { DemoProduct } from './demo-product.ts'
import { fullSkirts } from './full-skirts.ts'
import { partyAndAccessories } from './party-and-accessories.ts'
import { slimLines } from './slim-lines.ts'

export const demoProducts: readonly DemoProduct[] = [...fullSkirts, ...slimLines, ...partyAndAccessories]
