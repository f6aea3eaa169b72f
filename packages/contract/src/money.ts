const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 'R$ 1.234,50' from centavos; NaN is shown as R$ 0,00. */
export function formatBRL(cents: number): string {
  return reais.format(Number.isFinite(cents) ? cents / 100 : 0)
}

/** Converts reais, as used on the wire, to the integer centavos used in code and database. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
