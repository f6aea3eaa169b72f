import type { RecordState } from '@shop/contract/fitting-points'

/** The state of a record as the atelier reads it. */
export const recordBadges = {
  draft: { text: 'Rascunho', tone: 'neutral' },
  waiting: { text: 'Espera resposta', tone: 'info' },
  unanswered: { text: 'Sem resposta', tone: 'warning' },
  confirmed: { text: 'Confirmado', tone: 'ok' },
  differs: { text: 'Não foi isso', tone: 'error' },
} as const satisfies Record<RecordState, { text: string; tone: string }>
