/** What was agreed at fittings of the demo atelier: one waits for a reply, one differs, one is confirmed. */
import type { FittingAction, FittingPoint } from '@shop/contract/fitting-points'

interface PlannedPoint {
  point: FittingPoint
  what: FittingAction
  mm: number | null
  note: string | null
}

interface PlannedRecord {
  daysAgo: number
  points: readonly PlannedPoint[]
  reply?: 'confirmed' | 'differs'
  replyText?: string
}

export const plannedRecords: readonly PlannedRecord[] = [
  {
    daysAgo: 2,
    points: [
      { point: 'waist', what: 'takeIn', mm: 20, note: 'igual dos dois lados' },
      { point: 'neckline', what: 'raise', mm: 5, note: 'para não abrir ao sentar' },
      { point: 'hem', what: 'lower', mm: 10, note: 'com o salto de 6 cm' },
    ],
  },
  {
    daysAgo: 4,
    points: [
      { point: 'hem', what: 'raise', mm: 20, note: 'com o salto de 9 cm' },
      { point: 'leftShoulder', what: 'embroider', mm: null, note: 'completar a renda até a costura' },
    ],
    reply: 'differs',
    replyText: 'A barra combinamos só 1 cm, porque vou de sapato mais alto. O ombro está certo.',
  },
  {
    daysAgo: 6,
    points: [
      { point: 'waist', what: 'takeIn', mm: 15, note: 'igual dos dois lados' },
      { point: 'rightShoulder', what: 'raise', mm: 5, note: null },
    ],
    reply: 'confirmed',
  },
]
