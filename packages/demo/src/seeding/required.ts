/** The planned demo data refer to each other by key; an unknown key is a mistake in the plan. */
export function required<Key extends string, Value>(among: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = among.get(key)
  if (value === undefined) throw new Error(`The demo has no '${key}'`)
  return value
}
