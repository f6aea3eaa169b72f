import type { SwatchKey } from '@shop/contract/product-facts'
import satinAvif from '~/assets/swatches/cetim.avif'
import satinWebp from '~/assets/swatches/cetim.webp'
import chiffonAvif from '~/assets/swatches/chiffon.avif'
import chiffonWebp from '~/assets/swatches/chiffon.webp'
import crepeAvif from '~/assets/swatches/crepe.avif'
import crepeWebp from '~/assets/swatches/crepe.webp'
import organzaAvif from '~/assets/swatches/organza.avif'
import organzaWebp from '~/assets/swatches/organza.webp'
import laceAvif from '~/assets/swatches/renda-floral.avif'
import laceWebp from '~/assets/swatches/renda-floral.webp'
import tulleAvif from '~/assets/swatches/tule-de-seda.avif'
import tulleWebp from '~/assets/swatches/tule-de-seda.webp'

/** Square pictures that show the texture of a fabric, not its colour. */
export const swatchPictures: Record<SwatchKey, { avif: string; webp: string }> = {
  'renda-floral': { avif: laceAvif, webp: laceWebp },
  'tule-de-seda': { avif: tulleAvif, webp: tulleWebp },
  cetim: { avif: satinAvif, webp: satinWebp },
  crepe: { avif: crepeAvif, webp: crepeWebp },
  organza: { avif: organzaAvif, webp: organzaWebp },
  chiffon: { avif: chiffonAvif, webp: chiffonWebp },
}
