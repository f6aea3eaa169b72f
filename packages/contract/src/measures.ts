/** The body measures of a measurement sheet. Values are whole millimetres; people type and read centimetres. */

interface Measure {
  label: string
  /** How to take it, as the pages say it. */
  how: string
  /** Plausible values in centimetres: outside of them a typing error is likelier than such a body. */
  plausible: readonly [least: number, most: number]
  /** The same for children from two to twelve years. */
  plausibleForChild: readonly [least: number, most: number]
}

export const measures = {
  bust: {
    label: 'Busto',
    how: 'Na parte mais cheia, com o sutiã do vestido, fita na horizontal, sem apertar.',
    plausible: [70, 160],
    plausibleForChild: [45, 90],
  },
  highBust: {
    label: 'Tórax',
    how: 'Logo abaixo das axilas, acima do busto.',
    plausible: [68, 150],
    plausibleForChild: [45, 90],
  },
  underbust: {
    label: 'Sob o busto',
    how: 'Onde fica a faixa do sutiã.',
    plausible: [60, 145],
    plausibleForChild: [43, 85],
  },
  waist: {
    label: 'Cintura',
    how: 'Incline-se para o lado: a dobra é a cintura. Um elástico ajuda a marcar.',
    plausible: [50, 150],
    plausibleForChild: [42, 85],
  },
  hip: {
    label: 'Quadril',
    how: 'Na parte mais larga, pés juntos. Não é no osso da bacia.',
    plausible: [75, 170],
    plausibleForChild: [45, 100],
  },
  bustHeight: {
    label: 'Ombro ao bico do busto',
    how: 'Da base do pescoço, no ombro, até o bico.',
    plausible: [18, 40],
    plausibleForChild: [10, 26],
  },
  bustSpan: {
    label: 'Entre os bicos',
    how: 'De um bico ao outro, em linha reta.',
    plausible: [13, 30],
    plausibleForChild: [8, 20],
  },
  frontLength: {
    label: 'Ombro à cintura, frente',
    how: 'Da base do pescoço, por cima do busto, até a cintura.',
    plausible: [33, 60],
    plausibleForChild: [18, 42],
  },
  backLength: {
    label: 'Nuca à cintura, costas',
    how: 'Do ossinho da nuca até a cintura.',
    plausible: [32, 52],
    plausibleForChild: [18, 40],
  },
  shoulder: {
    label: 'Ombro',
    how: 'Da base do pescoço até o osso do ombro.',
    plausible: [9, 17],
    plausibleForChild: [5, 13],
  },
  backWidth: {
    label: 'Ombro a ombro, costas',
    how: 'De um osso do ombro ao outro, pelas costas.',
    plausible: [30, 52],
    plausibleForChild: [20, 40],
  },
  arm: {
    label: 'Braço',
    how: 'Na parte mais grossa, relaxado.',
    plausible: [20, 55],
    plausibleForChild: [13, 32],
  },
  sleeve: {
    label: 'Ombro ao punho',
    how: 'Do osso do ombro, braço levemente dobrado, até o punho.',
    plausible: [48, 72],
    plausibleForChild: [24, 58],
  },
  wrist: { label: 'Punho', how: 'Em volta do osso.', plausible: [12, 25], plausibleForChild: [9, 18] },
  waistToFloor: {
    label: 'Cintura ao chão',
    how: 'Pela lateral, com o salto do dia.',
    plausible: [85, 125],
    plausibleForChild: [45, 105],
  },
  hollowToFloor: {
    label: 'Covinha do pescoço ao chão',
    how: 'Da covinha entre as clavículas até o chão, com o salto do dia.',
    plausible: [115, 165],
    plausibleForChild: [60, 140],
  },
  height: {
    label: 'Altura',
    how: 'Descalça, encostada na parede.',
    plausible: [135, 200],
    plausibleForChild: [75, 165],
  },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures
/** In the order in which they are taken, from the shoulders down. */
export const measureNames = Object.keys(measures) as MeasureName[]

/** What the atelier asks for unless it chooses otherwise; a product may need more. */
export const usualMeasures: readonly MeasureName[] = [
  'bust',
  'waist',
  'hip',
  'backLength',
  'shoulder',
  'waistToFloor',
  'hollowToFloor',
  'height',
]

/** Of what the atelier usually needs, what is not there. */
export function missingMeasures(given: readonly string[]): MeasureName[] {
  return usualMeasures.filter((name) => !given.includes(name))
}

/** In millimetres. */
export type MeasureValues = Partial<Record<MeasureName, number>>

export function plausibleRange(name: MeasureName, isChild: boolean): readonly [number, number] {
  return isChild ? measures[name].plausibleForChild : measures[name].plausible
}

/** 905 becomes '90,5'. */
export function formatMeasure(millimetres: number): string {
  return (millimetres / 10).toFixed(1).replace('.', ',')
}

/** '+ 0,5', '− 3,0' or 'igual'. */
export function formatDifference(before: number, after: number): string {
  if (before === after) return 'igual'
  return `${after > before ? '+' : '−'} ${formatMeasure(Math.abs(after - before))}`
}
