import { type MeasureName, measureNames, measures, usualMeasures } from '@shop/contract/measures'

export interface GuideStep {
  name: MeasureName
  number: number
  label: string
  how: string
}

/** All measures as the guide numbers them: the usual ones first, then those that only some products need. */
const steps: readonly GuideStep[] = [
  ...usualMeasures,
  ...measureNames.filter((name) => !usualMeasures.includes(name)),
].map((name, index) => ({ name, number: index + 1, label: measures[name].label, how: measures[name].how }))

export const usualSteps = steps.slice(0, usualMeasures.length)
export const extraSteps = steps.slice(usualMeasures.length)

/** Read before the first measure is taken. */
export const preparation = [
  'Vista o sutiã e calce o salto do dia. Roupa fina, sem volume por baixo da fita.',
  'Outra pessoa segura a fita. Braços soltos, respiração normal.',
  'Cada medida duas vezes. Se der diferente, tire uma terceira.',
] as const

export function howToJsonLd(name: string, description: string) {
  return {
    '@type': 'HowTo',
    name,
    description,
    totalTime: 'PT15M',
    tool: [{ '@type': 'HowToTool', name: 'Fita métrica' }],
    step: [
      { '@type': 'HowToStep', name: 'Antes de começar', text: preparation.join(' ') },
      ...steps.map(({ label, how }) => ({ '@type': 'HowToStep', name: label, text: how })),
    ],
  }
}
