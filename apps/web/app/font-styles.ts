/**
 * What a page links for the shop's pair of fonts: the style sheet that declares it, unless it is the one in app.css, and
 * the files of the first screen. For loaders and the admin area only, as in the shop's bundle every visitor would fetch the
 * addresses.
 */
import type { FontPairId } from '@shop/contract/theme/fonts'
import cormorant from './assets/fonts/cormorant-400.woff2?url'
import figtree from './assets/fonts/figtree-400-600.woff2?url'
import italiana from './assets/fonts/italiana-400.woff2?url'
import jost from './assets/fonts/jost-400-600.woff2?url'
import playfair from './assets/fonts/playfair-400.woff2?url'
import sourceSans from './assets/fonts/source-sans-200-900.woff2?url'
import tenor from './assets/fonts/tenor-sans-400.woff2?url'
import playfairSource from './styles/fonts-playfair-source.css?url'
import tenorJost from './styles/fonts-tenor-jost.css?url'

interface FontStyle {
  stylesheet: string | null
  preloads: readonly string[]
}

export const fontStyles: Readonly<Record<FontPairId, FontStyle>> = {
  'cormorant-figtree': { stylesheet: null, preloads: [cormorant, figtree, italiana] },
  'tenor-jost': { stylesheet: tenorJost, preloads: [tenor, jost] },
  'playfair-source': { stylesheet: playfairSource, preloads: [playfair, sourceSans] },
}
