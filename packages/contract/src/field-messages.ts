import type { z } from 'zod'

export const required = 'Preencha este campo.'
const invalid = 'Valor inválido.'

const formats: Record<string, string> = {
  email: 'Informe um e-mail válido.',
  uuid: 'Identificador inválido.',
  datetime: 'Data e hora inválidas.',
  date: 'Data inválida.',
  url: 'Informe um endereço válido.',
}

/** The default messages for fields whose schema has no message of its own. */
export function portuguese(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? required : invalid
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(issue.origin, issue.maximum)
    case 'invalid_format':
      return formats[issue.format] ?? 'Formato inválido.'
    case 'invalid_value':
      return issue.input === undefined ? required : 'Escolha uma das opções.'
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return invalid
  }
}

function tooSmall(origin: string, minimum: number | bigint) {
  if (origin === 'string') return minimum === 1 ? required : `Use ao menos ${minimum} caracteres.`
  if (origin === 'array')
    return minimum === 1 ? 'Informe ao menos um item.' : `Informe ao menos ${minimum} itens.`
  return `O valor mínimo é ${minimum}.`
}

function tooBig(origin: string, maximum: number | bigint) {
  if (origin === 'string') return `Use no máximo ${maximum} caracteres.`
  if (origin === 'array') return `Informe no máximo ${maximum} itens.`
  return `O valor máximo é ${maximum}.`
}
