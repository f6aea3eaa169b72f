/** The files made from an original in a background job: the sizes that pages use, and the preview of shared links. */

export type VariantKind = 'share' | { width: number; format: 'avif' | 'webp' }

interface Variant {
  name: string
  kind: VariantKind
}

const productWidths = [320, 480, 640, 900, 1200]
/** A picture of the site may fill the width of a screen. */
const siteWidths = [320, 480, 640, 800, 1200, 1800, 2400]

export const widthsOfProduct = (originalWidth: number) => widthsUpTo(originalWidth, productWidths)
export const widthsOfSite = (originalWidth: number) => widthsUpTo(originalWidth, siteWidths)

/** The standard widths below the original's, and its own up to the largest: pictures are never enlarged. */
function widthsUpTo(originalWidth: number, standard: readonly number[]): number[] {
  const own = Math.min(originalWidth, Math.max(...standard))
  return [...standard.filter((width) => width < own), own]
}

export function variantsOf(hash: string, widths: readonly number[]): Variant[] {
  const sized = widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      name: `${hash}-${width}.${format}`,
      kind: { width, format },
    })),
  )
  return [...sized, { name: shareName(hash), kind: 'share' }]
}

export function shareName(hash: string): string {
  return `${hash}-share.jpg`
}
