/** Reads parameters by name and type, and throws Stripe's errors for invalid ones. */
import { invalid } from '../failure.ts'
import { decodeForm, type FormGroup } from './form-encoding.ts'

export class Form {
  readonly #values: FormGroup
  readonly #path: string

  constructor(values: FormGroup, path = '') {
    this.#values = values
    this.#path = path
  }

  static decode(encoded: string): Form {
    return new Form(decodeForm(encoded))
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  isGroup(name: string): boolean {
    return this.#values.get(name) instanceof Map
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name)
    if (value instanceof Map) throw invalid(`Invalid string: ${this.#nameOf(name)}`, this.#nameOf(name))
    return value
  }

  required(name: string): string {
    const value = this.text(name)
    if (value !== undefined && value !== '') return value
    const param = this.#nameOf(name)
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  }

  integer(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined || value === '') return undefined
    const param = this.#nameOf(name)
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, param, 'parameter_invalid_integer')
    }
    return Number(value)
  }

  flag(name: string): boolean {
    const value = this.text(name)
    if (value === undefined || value === '') return false
    if (value === 'true' || value === 'false') return value === 'true'
    throw invalid(`Invalid boolean: ${value}`, this.#nameOf(name))
  }

  choice<const T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name)
    if (value === undefined || value === '') return undefined
    const found = choices.find((choice) => choice === value)
    if (found !== undefined) return found
    throw invalid(`Invalid ${this.#nameOf(name)}: must be one of ${choices.join(', ')}`, this.#nameOf(name))
  }

  group(name: string): Form | undefined {
    const value = this.#values.get(name)
    if (value instanceof Map) return new Form(value, this.#nameOf(name))
    if (value === undefined || value === '') return undefined
    throw invalid(`Invalid object: ${this.#nameOf(name)}`, this.#nameOf(name))
  }

  list(name: string): string[] | undefined {
    const group = this.group(name)
    return group && [...group.texts().values()]
  }

  texts(): Map<string, string> {
    return new Map([...this.#values.keys()].map((name) => [name, this.text(name) ?? '']))
  }

  /** Stripe rejects unknown parameters; so does stripe-local, so that a typo is not hidden. */
  only(names: ReadonlySet<string>) {
    for (const name of this.#values.keys()) {
      if (names.has(name)) continue
      const param = this.#nameOf(name)
      throw invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
    }
  }

  #nameOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`
  }
}
