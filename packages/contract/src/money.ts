const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 'R$ 1.234,50' from centavos; what is not a number is shown as R$ 0,00. */
export function formatBRL(cents: number): string {
  return reais.format(Number.isFinite(cents) ? cents / 100 : 0)
}

/** Reais as the wire has them, to the integer centavos of code and database. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
