const monthNames = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** '2026-11-01' becomes 'nov/2026'. */
export function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]}/${year}`
}
