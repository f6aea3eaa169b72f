/** Class names joined, those that do not apply left out. */
export function classes(...names: (string | false | undefined)[]) {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
}
