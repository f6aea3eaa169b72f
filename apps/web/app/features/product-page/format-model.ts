/** '1,74 m' */
export function formatHeight(mm: number): string {
  return `${(mm / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0m`
}

/** '7,5 cm'; a heel of none is no number. */
export function formatHeel(mm: number): string {
  return mm === 0 ? 'sem salto' : `${(mm / 10).toLocaleString('pt-BR')}\u00a0cm`
}
