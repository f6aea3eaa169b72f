/** A copy of the object without some of its fields. */
export function omit<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Omit<T, K> {
  const rest = { ...value }
  for (const key of keys) Reflect.deleteProperty(rest, key)
  return rest
}
