/** Who held the tape. No zod. */
export const measuredBy = ['herself', 'somebody', 'seamstress', 'atelier'] as const

export type MeasuredBy = (typeof measuredBy)[number]

/** Completes 'medida em 12/11/2026, …'. */
export const measuredByLabels: Record<MeasuredBy, string> = {
  herself: 'por ela mesma',
  somebody: 'por outra pessoa',
  seamstress: 'por uma costureira',
  atelier: 'no ateliê',
}
