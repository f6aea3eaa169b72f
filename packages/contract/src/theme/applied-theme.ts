import type { Endpoint } from '../endpoint.ts'
import { secretToken } from '../fields.ts'
import { z } from '../zod.ts'
import { fontPairIds } from './fonts.ts'

const shownPicture = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** What every page needs of the theme; without what only its editor does. */
export const appliedTheme = z.object({
  /** One rule with the tokens that differ from the style sheet's; empty for the usual theme. */
  css: z.string(),
  fonts: z.enum(fontPairIds),
  /** The colour of the page, for the browser's own bars. */
  ground: z.string(),
  logo: shownPicture.nullable(),
  /** For small places: the shop's own, a logo that is as high as wide, or a monogram of its name. */
  symbol: shownPicture,
})

export const themes = {
  applied: {
    method: 'GET',
    path: '/api/theme',
    access: 'anyone',
    summary: 'Colours, fonts and logo of the shop; with a preview token those of the draft',
    query: z.object({ preview: secretToken.optional() }),
    response: appliedTheme,
  },
} as const satisfies Record<string, Endpoint>

export type AppliedTheme = z.output<typeof appliedTheme>
