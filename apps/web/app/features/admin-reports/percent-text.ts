const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/** '46,2%' */
export function percentText(part: number, whole: number) {
  return percent.format(whole === 0 ? 0 : part / whole)
}
