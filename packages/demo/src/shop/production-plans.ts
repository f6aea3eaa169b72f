/** How long the atelier needs, by stage: working days, and hours at the bench. */
import type { OfferKind } from '@shop/contract/offers'

export type PlanName = 'Vestido bordado' | 'Vestido liso' | 'Madrinha' | 'Ajuste'

interface PlannedStage {
  /** As the migration named it. */
  name: string
  days: number
  hours: number
}

const stage = (name: string, days: number, hours: number): PlannedStage => ({ name, days, hours })

export const productionPlans: Readonly<Record<PlanName, readonly PlannedStage[]>> = {
  'Vestido bordado': [
    stage('Corte', 2, 4),
    stage('Montagem', 5, 10),
    stage('1ª prova', 1, 1),
    stage('Renda e bordado', 9, 16),
    stage('2ª prova', 1, 1),
    stage('Bainha e acabamento', 4, 6),
    stage('Conferência final', 1, 1),
    stage('Passar e embalar', 2, 3),
  ],
  'Vestido liso': [
    stage('Corte', 2, 3),
    stage('Montagem', 4, 8),
    stage('1ª prova', 1, 1),
    stage('2ª prova', 1, 1),
    stage('Bainha e acabamento', 3, 6),
    stage('Conferência final', 1, 1),
    stage('Passar e embalar', 2, 2),
  ],
  Madrinha: [
    stage('Corte', 1, 2),
    stage('Montagem', 3, 4),
    stage('1ª prova', 1, 1),
    stage('Bainha e acabamento', 2, 2),
    stage('Conferência final', 1, 1),
    stage('Passar e embalar', 1, 1),
  ],
  Ajuste: [
    stage('1ª prova', 1, 1),
    stage('Bainha e acabamento', 2, 2),
    stage('Conferência final', 1, 0.5),
    stage('Passar e embalar', 1, 0.5),
  ],
}

const withoutEmbroidery = new Set([
  'camelia',
  'gardenia',
  'magnolia',
  'lirio',
  'jasmim',
  'verbena',
  'violeta',
])

/** Of the first atelier's products by their slug; undefined for a unit that is ready. */
export function planOf(slug: string, offer: OfferKind): PlanName | undefined {
  if (offer === 'ready') return undefined
  if (/^(madrinha|daminha)-/.test(slug)) return 'Madrinha'
  return withoutEmbroidery.has(slug) ? 'Vestido liso' : 'Vestido bordado'
}

/** Weeks that differ from a usual one, counted from the week of seeding. */
export const unusualWeeks = [
  { after: 4, hours: 72, note: 'Lúcia e mais uma diarista' },
  { after: 5, hours: 24, note: 'Até quarta-feira' },
  { after: 6, hours: 0, note: 'Férias coletivas' },
  { after: 10, hours: 48, note: 'Curso de modelagem na sexta' },
] as const
