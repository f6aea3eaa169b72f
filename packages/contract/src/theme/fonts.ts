/**
 * The pairs of fonts an owner chooses from. All are served by the shop itself: `apps/web/app/styles/fonts*.css` declare
 * them, each with local fallback fonts of the same metrics.
 */
export const fontPairIds = ['cormorant-figtree', 'tenor-jost', 'playfair-source'] as const

export type FontPairId = (typeof fontPairIds)[number]

interface FontPair {
  /** Names are not translated. */
  title: string
  text: string
  /** Values of tokens of `tokens.css`. */
  tokens: Readonly<Record<FontToken, string>>
}

type FontToken =
  | 'font-title'
  | 'font-text'
  | 'font-brand'
  | 'leading-title'
  | 'leading-text'
  | 'tracking-caps'

const system = 'system-ui, -apple-system, "Segoe UI", sans-serif'
const tenor = '"Tenor Sans", "Tenor over Arial", Optima, Candara, sans-serif'
const playfair = '"Playfair Display", "Playfair over Times", "Playfair over Noto", Georgia, serif'

export const fontPairs: Readonly<Record<FontPairId, FontPair>> = {
  'cormorant-figtree': {
    title: 'Cormorant Garamond',
    text: 'Figtree',
    tokens: {
      'font-title': '"Cormorant Garamond", "Cormorant over Times", "Cormorant over Noto", Georgia, serif',
      'font-text': `"Figtree", "Figtree over Arial", ${system}`,
      'font-brand': '"Italiana", "Italiana over Times", Georgia, serif',
      'leading-title': '1.06',
      'leading-text': '1.62',
      'tracking-caps': '.16em',
    },
  },
  'tenor-jost': {
    title: 'Tenor Sans',
    text: 'Jost',
    tokens: {
      'font-title': tenor,
      'font-text': `"Jost", "Jost over Arial", ${system}`,
      'font-brand': tenor,
      'leading-title': '1.14',
      'leading-text': '1.6',
      'tracking-caps': '.22em',
    },
  },
  'playfair-source': {
    title: 'Playfair Display',
    text: 'Source Sans',
    tokens: {
      'font-title': playfair,
      'font-text': `"Source Sans 3", "Source over Arial", ${system}`,
      'font-brand': playfair,
      'leading-title': '1.12',
      'leading-text': '1.6',
      'tracking-caps': '.14em',
    },
  },
}
