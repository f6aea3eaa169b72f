import type { AboutContent } from '@shop/contract/content/about'
import type { FaqContent } from '@shop/contract/content/faq'
import type { HomeContent } from '@shop/contract/content/home'
import type { PoliciesContent } from '@shop/contract/content/policies'
import type { ProductFacts } from '@shop/contract/product-facts'
import type { Synonym } from '@shop/contract/search'
import type { SizeRow } from '@shop/contract/size-finder'
import type { StoreProfile } from '@shop/contract/store'
import type { Theme } from '@shop/contract/theme/theme'
import type { PlannedProduct } from '../catalogue/demo-product.ts'
import type { Person, WalkIn } from '../people/person.ts'
import type { PlannedReview } from '../people/reviews.ts'
import type { PlannedVisit, RoomHours } from '../shop/agenda.ts'
import type { PlannedCoupon } from '../shop/coupons.ts'
import type { PlannedOrder } from '../shop/planned-order.ts'

export interface MadePicture {
  hash: string
  width: number
  height: number
  widths: readonly number[]
  placeholder: string
}

export interface PlannedCollection {
  name: string
  /** Below the title of its page. */
  text?: string | undefined
  /** A picture of the site and what it shows; without one, the page has that of the first product. */
  cover?: { picture: string; alt: string }
}

/** What an owner publishes about her shop. Without it a shop shows the texts and the look of the code. */
export interface PlannedSite {
  home: HomeContent
  about: AboutContent
  faq: FaqContent
  policies: PoliciesContent
  /** Its logo and symbol are rebuilt from the files as uploads are. */
  theme: Omit<Theme, 'logo' | 'symbol'> & { logoFile: URL; symbolFile: URL }
  /** Of `pictures`, those that home, about and collections name. */
  pictures: readonly string[]
}

/** A shop that can be seeded: all that differs from one atelier to the next. */
export interface Atelier {
  /** In the command that seeds it. */
  id: string
  profile: StoreProfile
  deliveryStates?: readonly string[]
  sizeChart: readonly SizeRow[]
  collections: readonly PlannedCollection[]
  products: readonly PlannedProduct[]
  facts: Readonly<Record<string, ProductFacts>>
  /** By name; their files are in the folder. */
  pictures: Readonly<Record<string, MadePicture>>
  picturesFolder: string
  /** In its order, by slug. */
  selection: readonly string[]
  complements: Readonly<Record<string, readonly string[]>>
  synonyms: readonly Synonym[]
  coupons: readonly PlannedCoupon[]
  rooms: { names: readonly [first: string, second: string]; hours: readonly RoomHours[] }
  site?: PlannedSite
  /** Two accounts whose passwords are public: a live shop never gets them. */
  logins: {
    admin: { email: string; password: string; name: string }
    customer: { email: string; password: string }
  }
  customers: readonly Person[]
  walkIns: readonly WalkIn[]
  orders: readonly PlannedOrder[]
  reviews: readonly PlannedReview[]
  visits: readonly PlannedVisit[]
  /** Also the rest of a busy year: measures, conversations, work photos, fittings. The shop's own tests are about it. */
  withYear: boolean
}
