import sample1Avif320 from '~/assets/pictures/sample-1-320.avif'
import sample1Webp320 from '~/assets/pictures/sample-1-320.webp'
import sample1Avif480 from '~/assets/pictures/sample-1-480.avif'
import sample1Webp480 from '~/assets/pictures/sample-1-480.webp'
import sample1Avif640 from '~/assets/pictures/sample-1-640.avif'
import sample1Webp640 from '~/assets/pictures/sample-1-640.webp'
import sample1Avif900 from '~/assets/pictures/sample-1-900.avif'
import sample1Webp900 from '~/assets/pictures/sample-1-900.webp'
import sample2Avif320 from '~/assets/pictures/sample-2-320.avif'
import sample2Webp320 from '~/assets/pictures/sample-2-320.webp'
import sample2Avif480 from '~/assets/pictures/sample-2-480.avif'
import sample2Webp480 from '~/assets/pictures/sample-2-480.webp'
import sample2Avif640 from '~/assets/pictures/sample-2-640.avif'
import sample2Webp640 from '~/assets/pictures/sample-2-640.webp'
import sample2Avif900 from '~/assets/pictures/sample-2-900.avif'
import sample2Webp900 from '~/assets/pictures/sample-2-900.webp'
import sample3Avif320 from '~/assets/pictures/sample-3-320.avif'
import sample3Webp320 from '~/assets/pictures/sample-3-320.webp'
import sample3Avif480 from '~/assets/pictures/sample-3-480.avif'
import sample3Webp480 from '~/assets/pictures/sample-3-480.webp'
import sample3Avif640 from '~/assets/pictures/sample-3-640.avif'
import sample3Webp640 from '~/assets/pictures/sample-3-640.webp'
import sample3Avif900 from '~/assets/pictures/sample-3-900.avif'
import sample3Webp900 from '~/assets/pictures/sample-3-900.webp'
import { paths } from '~/paths.ts'
import { srcSet } from '~/shared/products/pictures.ts'
import type { CardProduct } from './card-product.ts'

interface Sample {
  name: string
  collection: string
  priceCents: number
  colors: string[]
  alt: string
  avif: Record<number, string>
  webp: Record<number, string>
  src: string
}

function sample({ name, collection, priceCents, colors, alt, avif, webp, src }: Sample): CardProduct {
  const picture = { avif: srcSet(avif), webp: srcSet(webp), src, alt, width: 900, height: 1200 }
  return {
    key: name,
    to: paths.collections,
    name,
    collection,
    priceCents,
    colors,
    stockQuantity: Number.MAX_SAFE_INTEGER,
    inStock: true,
    toOrder: false,
    picture,
  }
}

/**
 * Shown on the home page of a shop without featured products. They are not for sale, so all of them link to the
 * collection.
 */
export const sampleProducts: readonly CardProduct[] = [
  sample({
    name: 'Magnólia',
    collection: 'Evasê',
    priceCents: 512_000,
    colors: ['Branco', 'Off-White'],
    alt: 'Vestido evasê em crepe, decote quadrado e mangas bispo, off-white',
    avif: { 320: sample1Avif320, 480: sample1Avif480, 640: sample1Avif640, 900: sample1Avif900 },
    webp: { 320: sample1Webp320, 480: sample1Webp480, 640: sample1Webp640, 900: sample1Webp900 },
    src: sample1Webp640,
  }),
  sample({
    name: 'Jasmim',
    collection: 'Reto',
    priceCents: 389_000,
    colors: ['Branco'],
    alt: 'Vestido reto em crepe, frente única e costas abertas, branco',
    avif: { 320: sample2Avif320, 480: sample2Avif480, 640: sample2Avif640, 900: sample2Avif900 },
    webp: { 320: sample2Webp320, 480: sample2Webp480, 640: sample2Webp640, 900: sample2Webp900 },
    src: sample2Webp640,
  }),
  sample({
    name: 'Gardênia',
    collection: 'Evasê',
    priceCents: 574_000,
    colors: ['Marfim', 'Champagne'],
    alt: 'Vestido evasê em cetim, tomara que caia com laço, marfim',
    avif: { 320: sample3Avif320, 480: sample3Avif480, 640: sample3Avif640, 900: sample3Avif900 },
    webp: { 320: sample3Webp320, 480: sample3Webp480, 640: sample3Webp640, 900: sample3Webp900 },
    src: sample3Webp640,
  }),
]
