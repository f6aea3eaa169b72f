import type { MeasureName } from '@shop/contract/measures'
import back from '~/assets/measures/back.svg'
import front from '~/assets/measures/front.svg'
import side from '~/assets/measures/side.svg'

/** The size of each drawing, in its own units. */
export const DRAWING = { width: 420, height: 880 } as const

const views = {
  front: { file: front, label: 'De frente' },
  back: { file: back, label: 'De costas' },
  side: { file: side, label: 'De lado' },
} as const

/** The part of a drawing that a frame shows; its height follows from the frame's proportions. */
export interface Crop {
  x: number
  y: number
  width: number
}

interface Drawing {
  view: keyof typeof views
  crop: Crop
  /** Where the tape goes, for those who do not see the drawing. */
  tape: string
}

const torso: Crop = { x: 0, y: 8, width: 420 }
const hips: Crop = { x: 0, y: 35, width: 420 }
const wholeBody: Crop = { x: -197, y: 0, width: 815 }
const chest: Crop = { x: 56, y: 66, width: 307 }
const upperArm: Crop = { x: 195, y: 140, width: 215 }
const wholeArm: Crop = { x: 159, y: 149, width: 292 }
const hand: Crop = { x: 256, y: 348, width: 150 }

const drawings: Record<MeasureName, Drawing> = {
  bust: { view: 'front', crop: torso, tape: 'a fita dá a volta no corpo na altura dos bicos do busto.' },
  waist: {
    view: 'front',
    crop: torso,
    tape: 'a fita dá a volta na parte mais fina do tronco, logo acima do umbigo.',
  },
  hip: {
    view: 'front',
    crop: hips,
    tape: 'a fita dá a volta na parte mais larga, na altura do começo das coxas.',
  },
  backLength: {
    view: 'back',
    crop: torso,
    tape: 'a fita desce reta pelo meio das costas, da nuca até a cintura.',
  },
  shoulder: { view: 'front', crop: torso, tape: 'a fita vai da base do pescoço até a ponta do ombro.' },
  waistToFloor: {
    view: 'side',
    crop: wholeBody,
    tape: 'a fita desce reta pela lateral da perna, da cintura até o chão.',
  },
  hollowToFloor: {
    view: 'front',
    crop: wholeBody,
    tape: 'a fita desce reta pelo meio do corpo, de entre as clavículas até o chão.',
  },
  height: {
    view: 'front',
    crop: wholeBody,
    tape: 'a fita fica na vertical ao lado do corpo, do chão até o alto da cabeça.',
  },
  highBust: { view: 'front', crop: chest, tape: 'a fita passa logo abaixo das axilas, acima do busto.' },
  underbust: { view: 'front', crop: chest, tape: 'a fita dá a volta no corpo logo abaixo do busto.' },
  bustHeight: {
    view: 'front',
    crop: chest,
    tape: 'a fita desce da base do pescoço, em cima do ombro, até o bico do busto.',
  },
  bustSpan: { view: 'front', crop: chest, tape: 'a fita vai reta de um bico do busto ao outro.' },
  frontLength: {
    view: 'front',
    crop: chest,
    tape: 'a fita desce da base do pescoço, passa por cima do busto e termina na cintura.',
  },
  backWidth: { view: 'back', crop: chest, tape: 'a fita cruza as costas, da ponta de um ombro à do outro.' },
  arm: { view: 'front', crop: upperArm, tape: 'a fita dá a volta no braço, entre a axila e o cotovelo.' },
  sleeve: {
    view: 'back',
    crop: wholeArm,
    tape: 'a fita acompanha o braço por fora, da ponta do ombro até o punho.',
  },
  wrist: { view: 'front', crop: hand, tape: 'a fita dá a volta no punho, por cima do osso.' },
}

/** One file a view: the fragment, which browsers do not request, switches on the tape of one measure. */
export function drawingOf(name: MeasureName) {
  const { view, crop, tape } = drawings[name]
  const { file, label } = views[view]
  return { src: `${file}#m-${name}`, alt: `${label}: ${tape}`, crop }
}

/** Where the whole drawing lies so that a frame of these proportions (width by height) shows the crop. */
export function placementOf({ x, y, width }: Crop, proportions: number) {
  const height = width / proportions
  return {
    width: percent(DRAWING.width / width),
    left: percent(-x / width),
    top: percent(-y / height),
  }
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`
