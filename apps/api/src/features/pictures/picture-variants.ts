/** The files made from an original in a background job: the sizes that pages use, and the preview of shared links. */

export type VariantKind = 'share' | { width: number; format: 'avif' | 'webp' }

interface Variant {
  name: string
  kind: VariantKind
}

const WIDTHS = [320, 480, 640, 900]
const LARGEST = 1200

/** The standard widths below the original's, and its own up to the largest: pictures are never enlarged. */
export function widthsOf(originalWidth: number): number[] {
  const own = Math.min(originalWidth, LARGEST)
  return [...WIDTHS.filter((width) => width < own), own]
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
