/** 'SP, RJ e MG' */
export function listOf(items: readonly string[]) {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' e ')
}
