import type { OfferKind } from '@shop/contract/offers'
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
  /** The same by colour and size, for a product that counts so: the numbers in the order of `sizes`. */
  units?: Readonly<Record<string, readonly number[]>>
  /** The ways to have it, if not only ready: what each changes in the price, in cents. */
  offers?: Readonly<Partial<Record<OfferKind, number>>>
  featured: boolean
  /** Of the first colour, with alt texts of their own; colorPictures adds the other views and colours. */
  pictures: readonly { name: PictureName; alt: string }[]
}
