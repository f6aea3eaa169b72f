import { formatNumber } from '@shop/contract/numbers'
import type { Suggested } from './use-suggestions.ts'

function formatTotal(total: number) {
  return `${formatNumber(total)} ${total === 1 ? 'peça' : 'peças'}`
}

/** The link below the suggestions. */
export function seeAllText({ total, text }: Suggested) {
  return total === 1 ? `Ver a peça com “${text}”` : `Ver as ${formatTotal(total)} com “${text}”`
}

/** What a screen reader says when the suggestions change. */
export function announcement({ total, text }: Suggested) {
  if (total === 0) return `Nada com “${text}”. Há sugestões do ateliê.`
  return `${formatTotal(total)} com “${text}”. Use as setas para escolher.`
}

export const failureText = 'As sugestões não carregaram. A busca continua funcionando.'

export interface Part {
  text: string
  typed: boolean
}

/** The text in three parts, the middle one being what was typed, in any case and with any accents. */
export function markTyped(text: string, typed: string): Part[] {
  const start = plain(text).indexOf(plain(typed))
  // Without accents some letters become two; then the positions do not match.
  if (start < 0 || plain(text).length !== text.length) return [{ text, typed: false }]
  const end = start + typed.length
  const parts = [
    { text: text.slice(0, start), typed: false },
    { text: text.slice(start, end), typed: true },
    { text: text.slice(end), typed: false },
  ]
  return parts.filter((part) => part.text !== '')
}

function plain(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}
