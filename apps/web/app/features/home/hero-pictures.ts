import type { ContentPictures } from '@shop/contract/content/editable'
import type { HomeContent } from '@shop/contract/content/home'
import wideAvif1200 from '~/assets/hero/hero-1200.avif'
import wideWebp1200 from '~/assets/hero/hero-1200.webp'
import wideAvif1800 from '~/assets/hero/hero-1800.avif'
import wideWebp1800 from '~/assets/hero/hero-1800.webp'
import wideAvif2400 from '~/assets/hero/hero-2400.avif'
import wideWebp2400 from '~/assets/hero/hero-2400.webp'
import tallAvif480 from '~/assets/hero/hero-mobile-480.avif'
import tallWebp480 from '~/assets/hero/hero-mobile-480.webp'
import tallAvif750 from '~/assets/hero/hero-mobile-750.avif'
import tallWebp750 from '~/assets/hero/hero-mobile-750.webp'
import tallAvif1000 from '~/assets/hero/hero-mobile-1000.avif'
import tallWebp1000 from '~/assets/hero/hero-mobile-1000.webp'
import { uploadedPicture } from '~/shared/content/site-picture.ts'
import { srcSet } from '~/shared/products/pictures.ts'

/** From this width on the text is placed on the picture, which needs an empty half for it. */
const wideMedia = '(min-width: 64rem)'
const tallMedia = `not all and ${wideMedia}`

interface HeroPicture {
  media: string
  avif: string
  webp: string
  src: string
  width: number
  height: number
  /** The part that is never cut off. */
  position?: string
}

export interface HeroPictures {
  wide: HeroPicture
  tall: HeroPicture
  alt: string
}

export const heroPictures: HeroPictures = {
  alt: 'Noivas em aquarela: saia de princesa com renda e buquê, e vestido sereia bordado',
  wide: {
    width: 2400,
    height: 1200,
    media: wideMedia,
    avif: srcSet({ 1200: wideAvif1200, 1800: wideAvif1800, 2400: wideAvif2400 }),
    webp: srcSet({ 1200: wideWebp1200, 1800: wideWebp1800, 2400: wideWebp2400 }),
    src: wideWebp1200,
  },
  tall: {
    width: 1000,
    height: 1250,
    media: tallMedia,
    avif: srcSet({ 480: tallAvif480, 750: tallAvif750, 1000: tallAvif1000 }),
    webp: srcSet({ 480: tallWebp480, 750: tallWebp750, 1000: tallWebp1000 }),
    src: tallWebp750,
  },
}

/** The atelier's own pictures; undefined without both shapes. */
export function ownPictures(
  picture: HomeContent['picture'],
  pictures: ContentPictures,
): HeroPictures | undefined {
  const wide = uploadedPicture(pictures, picture && picture.wide)
  const tall = uploadedPicture(pictures, picture && picture.tall)
  if (picture === null || wide === undefined || tall === undefined) return undefined
  return {
    alt: picture.alt,
    wide: { ...wide.files, position: wide.position, media: wideMedia },
    tall: { ...tall.files, position: tall.position, media: tallMedia },
  }
}
