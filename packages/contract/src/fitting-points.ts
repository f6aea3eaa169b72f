/** The points of a dress at which a fitting changes something, and what can be done there. No zod: pages load it. */
export const fittingSides = ['front', 'back'] as const
export type FittingSide = (typeof fittingSides)[number]

export const fittingPoints = {
  neckline: 'Decote',
  leftShoulder: 'Ombro esquerdo',
  rightShoulder: 'Ombro direito',
  bust: 'Busto',
  waist: 'Cintura',
  hip: 'Quadril',
  leftSleeve: 'Manga esquerda',
  rightSleeve: 'Manga direita',
  skirt: 'Saia',
  hem: 'Barra',
  back: 'Costas',
  closure: 'Fecho',
  train: 'Cauda',
  other: 'Outro ponto',
} as const
export type FittingPoint = keyof typeof fittingPoints

export const fittingActions = {
  takeIn: 'apertar',
  letOut: 'soltar',
  raise: 'subir',
  lower: 'descer',
  embroider: 'bordar',
} as const
export type FittingAction = keyof typeof fittingActions

/** She is reminded after so many days, and the record is marked as unanswered after as many again. */
export const recordReplyDays = 5
export const mostPoints = 30

/** 'waiting': for her reply; 'unanswered': reminded of it, and it still has none. */
export const recordStates = ['draft', 'waiting', 'unanswered', 'confirmed', 'differs'] as const
export type RecordState = (typeof recordStates)[number]
