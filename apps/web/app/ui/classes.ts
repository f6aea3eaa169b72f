/** Joins class names, omitting those that do not apply. */
export function classes(...names: (string | false | undefined)[]) {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
}
