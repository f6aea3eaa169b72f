const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** 'SP, RJ e MG' */
export function listOf(items: readonly string[]) {
  return list.format(items)
}
