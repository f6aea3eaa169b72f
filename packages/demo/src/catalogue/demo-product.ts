import type { CategoryName } from '../categories.ts'
import type { pictures } from '../pictures.gen.ts'

export type PictureName = keyof typeof pictures

export interface DemoProduct {
  slug: string
  name: string
  collection: CategoryName
  priceCents: number
  description: string
  sizes: readonly string[]
  colors: readonly string[]
  /** The stock left after the orders of the demo. */
  stock: number
  featured: boolean
  pictures: readonly { name: PictureName; alt: string }[]
}
