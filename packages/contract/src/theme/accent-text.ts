import type { ColorToken } from './colors.ts'
import type { PairContrast } from './pair-contrast.ts'

const grounds: Partial<Record<ColorToken, string>> = {
  paper: 'o fundo da página',
  'paper-2': 'o fundo das seções',
  'paper-3': 'o fundo das fotos',
  white: 'branco',
  line: 'as linhas',
  'wine-soft': 'o seu tom claro',
}

/** '2,8 : 1'. 4,48 is not rounded up to the 4,5 that it misses. */
export function formatRatio(ratio: number): string {
  const rounded = Math.round(ratio * 10) / 10
  const missed = [3, 4.5].some((minimum) => ratio < minimum && rounded >= minimum)
  return `${(missed ? rounded - 0.1 : rounded).toFixed(1).replace('.', ',')} : 1`
}

/** Why an accent does not pass. */
export function failingPairText({ front, ground, ratio, minimum }: PairContrast): string {
  const what = front === 'white' ? 'branco sobre ela' : `ela sobre ${grounds[ground] ?? 'o fundo dos avisos'}`
  return `Não passa: ${what} dá ${formatRatio(ratio)}; o mínimo é ${minimum.toLocaleString('pt-BR')}.`
}
