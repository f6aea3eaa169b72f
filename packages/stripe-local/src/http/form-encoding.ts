/** `a[b][0]=v`, the encoding of parameters by Stripe's SDKs, in bodies and in query strings. */
import { invalid } from '../failure.ts'

export type FormValue = string | FormGroup
export type FormGroup = Map<string, FormValue>

/** Names that would allow prototype pollution if the values were copied to a plain object. */
const HOSTILE_NAMES = new Set(['__proto__', 'constructor', 'prototype'])
const DEEPEST = 8

export function decodeForm(encoded: string): FormGroup {
  const root: FormGroup = new Map()
  if (encoded === '') return root
  for (const [name, value] of new URLSearchParams(encoded)) {
    const bracket = name.indexOf('[')
    if (bracket === -1) root.set(checked(name), value)
    else put(root, [name.slice(0, bracket), ...name.slice(bracket + 1, -1).split('][')].map(checked), value)
  }
  return root
}

function put(root: FormGroup, path: string[], value: string) {
  if (path.length > DEEPEST) throw invalid('Received parameters nested too deeply', path[0] ?? '')
  let group = root
  for (const name of path.slice(0, -1)) {
    const existing = group.get(name)
    if (existing instanceof Map) {
      group = existing
      continue
    }
    const created: FormGroup = new Map()
    group.set(name, created)
    group = created
  }
  const last = path.at(-1) ?? ''
  // `a[]=x` has no index, so it gets the next one.
  group.set(last === '' ? String(group.size) : last, value)
}

function checked(name: string): string {
  if (HOSTILE_NAMES.has(name)) throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  return name
}
