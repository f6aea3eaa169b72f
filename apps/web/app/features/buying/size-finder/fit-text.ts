/** What the finder says about a body between the sizes. */
import { formatMeasure } from '@shop/contract/measures'
import type { Girth, Girths, Point, ProductFit } from '@shop/contract/size-finder'
import { listOf } from '~/lib/format-list.ts'

interface Between {
  size: string
  points: readonly Point[]
  isBasic: boolean
}

type Limits = Pick<ProductFit, 'takeInMm' | 'letOutMm'>

const withArticle: Record<Girth, string> = { bust: 'o busto', waist: 'a cintura', hip: 'o quadril' }
const without: Record<Girth, string> = { bust: 'busto', waist: 'cintura', hip: 'quadril' }
const inThe: Record<Girth, string> = { bust: 'no busto', waist: 'na cintura', hip: 'no quadril' }

/** 'O quadril pede o G; busto e cintura sobram.' */
export function formatReason({ size, points, isBasic }: Between): string {
  const tooLarge = points.filter(({ letOut }) => letOut > 0)
  if (tooLarge.length > 0) {
    return `${sentence(tooLarge)} ${tooLarge.length > 1 ? 'passam' : 'passa'} do ${size}, o maior tamanho desta peça.`
  }
  const inside = points.filter(({ takeIn }) => takeIn === 0)
  if (inside.length === 0) return `O ${size} é o que chega mais perto das suas medidas.`
  const needs = `${sentence(inside)} ${inside.length > 1 ? 'pedem' : 'pede'} o ${size}`
  if (isBasic) return `${needs}; o resto se acerta na prova.`
  const loose = points.filter(({ takeIn }) => takeIn > 0).map(({ girth }) => girth)
  const [first] = loose
  if (loose.length > 1) return `${needs}; ${listOf(loose.map((girth) => without[girth]))} sobram.`
  return first === undefined ? `${needs}.` : `${needs}; ${withArticle[first]} sobra.`
}

/** 'ajuste básico: até 4,0 cm em cada ponto', with what can be let out where that is in question. */
export function formatLimits({ points }: Pick<Between, 'points'>, { takeInMm, letOutMm }: Limits): string {
  if (points.every(({ letOut }) => letOut === 0)) {
    return `ajuste básico: até ${formatMeasure(takeInMm)} cm em cada ponto`
  }
  return `ajuste básico: tirar até ${formatMeasure(takeInMm)} cm, soltar até ${formatMeasure(letOutMm)} cm`
}

/** 'Você 66,0 cm · o G veste de 72 a 76' */
export function formatPoint({ body, range }: Point, size: string): string {
  const [least, most] = range.map(shortCm)
  return `Você ${formatMeasure(body)} cm · o ${size} veste de ${least} a ${most}`
}

/** 'tirar 6,0 cm', 'soltar 1,0 cm' or 'veste certo' */
export function formatChange({ takeIn, letOut }: Point): string {
  if (takeIn > 0) return `tirar ${formatMeasure(takeIn)} cm`
  return letOut > 0 ? `soltar ${formatMeasure(letOut)} cm` : 'veste certo'
}

/** Why the change that exceeds its limit most is no basic adjustment. */
export function formatExcess({ points }: Pick<Between, 'points'>, { takeInMm, letOutMm }: Limits): string {
  const excess = ({ takeIn, letOut }: Point) => Math.max(takeIn - takeInMm, letOut - letOutMm)
  const [worst] = points.toSorted((one, other) => excess(other) - excess(one))
  if (worst === undefined) return ''
  const { girth, takeIn, letOut } = worst
  return takeIn > 0
    ? `Tirar ${formatMeasure(takeIn)} cm ${inThe[girth]} muda pinças e renda de lugar.`
    : `Soltar ${formatMeasure(letOut)} cm ${inThe[girth]} pede mais tecido do que sobra nas costuras.`
}

/** Her measures as the drawing shows them, in centimetres. */
export function formatBody({ bust, waist, hip }: Girths): Record<Girth, string> {
  return { bust: formatMeasure(bust), waist: formatMeasure(waist), hip: formatMeasure(hip) }
}

function sentence(points: readonly Point[]): string {
  const text = listOf(points.map(({ girth }) => withArticle[girth]))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A chart is mostly in whole centimetres. */
function shortCm(mm: number): string {
  return String(mm / 10).replace('.', ',')
}
