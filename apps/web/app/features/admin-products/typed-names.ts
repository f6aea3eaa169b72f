/** The sizes or colours of a field while it is being typed in, separated by commas. */
export function typedNames(text: string): string[] {
  return [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')
}

export function includesName(names: readonly string[], name: string) {
  return names.some((one) => sameName(one, name))
}

/**
 * The text with the name taken out, or put in: before the names that follow it in `order`, otherwise last. Names that
 * are not in `order` stay where they were typed.
 */
export function toggleName(text: string, name: string, order: readonly string[] = []): string {
  const names = typedNames(text)
  if (includesName(names, name)) return names.filter((one) => !sameName(one, name)).join(', ')
  const following = order.slice(order.indexOf(name) + 1)
  const before = order.includes(name) ? names.findIndex((one) => includesName(following, one)) : -1
  return names.toSpliced(before === -1 ? names.length : before, 0, name).join(', ')
}

function sameName(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}
