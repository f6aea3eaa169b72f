import type { CategoryName } from '../categories.ts'
import type { pictures } from '../pictures.gen.ts'

export type PictureName = keyof typeof pictures

export interface Piece {
  slug: string
  name: string
  collection: CategoryName
  priceCents: number
  description: string
  sizes: readonly string[]
  colors: readonly string[]
  /** What can still be bought once the orders of the demo are counted. */
  stock: number
  featured: boolean
  pictures: readonly { name: PictureName; alt: string }[]
}
