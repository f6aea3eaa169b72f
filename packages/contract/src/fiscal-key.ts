/**
 * The access key of a fiscal document (NF-e, NFC-e or DC-e): 44 characters, the last of which is a check digit. Only the
 * CNPJ in it may contain letters. No zod, for the form.
 */
import { checkDigit } from './cnpj.ts'

const LENGTH = 44
const SHAPE = /^\d{6}[\dA-Z]{12}\d{26}$/

/** Without the spaces and dots with which it is printed. */
export function fiscalKeyCharacters(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.-]/g, '')
}

/** What is wrong with it, or undefined. */
export function fiscalKeyProblem(text: string): string | undefined {
  const key = fiscalKeyCharacters(text)
  const missing = LENGTH - key.length
  if (missing > 0) return `${missing === 1 ? 'Falta 1 número' : `Faltam ${missing} números`}: a chave tem 44.`
  if (missing < 0)
    return `${missing === -1 ? 'Sobra 1 número' : `Sobram ${-missing} números`}: a chave tem 44.`
  // Zeros alone have a valid check digit, but are no document.
  const isRight = SHAPE.test(key) && !/^0+$/.test(key) && key.endsWith(String(checkDigit(key.slice(0, -1))))
  return isRight ? undefined : 'Confira a chave: o último número não fecha com os outros.'
}

/** In groups of four, as it is printed. */
export function formatFiscalKey(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
