/**
 * Colours in OKLCH: lightness 0 to 1, chroma, hue in degrees. Unlike HSL, a change of lightness there does not change
 * the perceived hue. Constants: https://bottosson.github.io/posts/oklab/
 */
import { linearRgb } from './contrast.ts'

export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The nearest colour that a screen can show: chroma is reduced until it fits, lightness and hue stay. */
export function toHex(color: Oklch): string {
  let [low, high] = [0, color.chroma]
  if (isShowable(linearOf(color))) low = high
  // 12 halvings: finer than one step of a byte.
  for (let step = 0; step < 12 && low < high; step += 1) {
    const chroma = (low + high) / 2
    if (isShowable(linearOf({ ...color, chroma }))) low = chroma
    else high = chroma
  }
  const bytes = linearOf({ ...color, chroma: low }).map(gammaByte)
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function linearOf({ lightness, chroma, hue }: Oklch) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isShowable(channels: readonly number[]) {
  return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

function gammaByte(channel: number) {
  const share = Math.min(Math.max(channel, 0), 1)
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055))
}
