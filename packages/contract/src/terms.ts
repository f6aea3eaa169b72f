/**
 * Which version of the legal texts a purchase accepts: terms of use, returns (withdrawal, made to measure) and privacy.
 * The day of the last change of the shop's own texts; those of a key are in the repository's history. What the atelier
 * publishes itself has versions in the database: the key of an order names both, '2026-11-20+3'.
 * Docs: docs/decisions/0057-accepted-terms.md.
 */
export const termsKey = '2026-11-20'

export function termsKeyWith(ownVersion: number | undefined): string {
  return ownVersion === undefined ? termsKey : `${termsKey}+${ownVersion}`
}

/** For the owner: 'versão de 20/11/2026, com os textos do ateliê nº 3'. */
export function termsKeyText(key: string, format: (day: string) => string): string {
  const [day = '', own] = key.split('+')
  return `versão de ${format(day)}${own === undefined ? '' : `, com os textos do ateliê nº ${own}`}`
}
