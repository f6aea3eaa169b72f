/** The plans of the demo name each other by word; a word that names nothing is a mistake in the plan. */
export function known<Key extends string, Value>(among: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = among.get(key)
  if (value === undefined) throw new Error(`The demo knows no '${key}'`)
  return value
}
