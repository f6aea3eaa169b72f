import type { OfferKind } from '@shop/contract/offers'
import type { CategoryName } from '../categories.ts'
import type { pictures } from '../pictures.gen.ts'
import type { PlanName } from '../shop/production-plans.ts'

export type DemoProduct = PlannedProduct<CategoryName, keyof typeof pictures>

export interface PlannedProduct<Collection extends string = string, Picture extends string = string> {
  slug: string
  name: string
  collection: Collection
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
  /** How what is not ready is sewn; without it, as its slug says. */
  plan?: PlanName
  featured: boolean
  /** Of the first colour, with alt texts of their own; colorPictures adds the other views and colours. */
  pictures: readonly { name: Picture; alt: string }[]
}
