import { type CustomFit, type Measure, measureNames, type Standing } from './find-size.ts'

export const measureLabels: Record<Measure, string> = { bust: 'Busto', waist: 'Cintura', hip: 'Quadril' }

const withArticle: Record<Measure, string> = { bust: 'o busto', waist: 'a cintura', hip: 'o quadril' }

/** 'Busto: M · Cintura: P · Quadril: acima da tabela' */
export function formatStandings({ standings }: CustomFit): string {
  return measureNames.map((name) => `${measureLabels[name]}: ${formatStanding(standings[name])}`).join(' · ')
}

/** What the atelier would do, for a product that is made in `sizes`. */
export function formatPlan({ base, adjusted }: CustomFit, sizes: readonly string[]): string {
  if (base === undefined || !sizes.includes(base)) return 'Faríamos a peça sob medida para você.'
  const list = adjusted.map((name) => withArticle[name])
  return `Faríamos a peça no ${base} e ajustaríamos ${list.join(' e ')}.`
}

function formatStanding(standing: Standing): string {
  if (standing === 'below') return 'abaixo da tabela'
  if (standing === 'above') return 'acima da tabela'
  return standing
}
