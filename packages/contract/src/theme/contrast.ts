/** Contrast as WCAG 2.x defines it; colours are `#rrggbb`. */

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const first = luminance(one)
  const second = luminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance(hex: string) {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue from 0 to 1, without the gamma of sRGB. */
export function linearRgb(hex: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linear((value >> 16) & 0xff), linear((value >> 8) & 0xff), linear(value & 0xff)]
}

function linear(byte: number) {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
