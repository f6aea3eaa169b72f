/** `a[b]=v`, the way Stripe's API reads parameters. Undefined values are omitted. */
export function encodeForm(params: object): string {
  const pairs = new URLSearchParams()
  add(pairs, '', params)
  return pairs.toString()
}

function add(pairs: URLSearchParams, prefix: string, value: unknown) {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    pairs.append(prefix, String(value))
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    add(pairs, prefix === '' ? name : `${prefix}[${name}]`, part)
}
