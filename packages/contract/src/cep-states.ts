/**
 * The state of a postal code, by the ranges that the Correios assign. A lookup service knows the street too, but may be
 * unavailable; whether code and state agree must not depend on it.
 */
import type { State } from './states.ts'

/** The first five digits at which each range begins; it ends where the next one begins. */
const ranges: readonly (readonly [from: number, state: State])[] = [
  [1000, 'SP'],
  [20000, 'RJ'],
  [29000, 'ES'],
  [30000, 'MG'],
  [40000, 'BA'],
  [49000, 'SE'],
  [50000, 'PE'],
  [57000, 'AL'],
  [58000, 'PB'],
  [59000, 'RN'],
  [60000, 'CE'],
  [64000, 'PI'],
  [65000, 'MA'],
  [66000, 'PA'],
  [68900, 'AP'],
  [69000, 'AM'],
  [69300, 'RR'],
  [69400, 'AM'],
  [69900, 'AC'],
  [70000, 'DF'],
  [72800, 'GO'],
  [73000, 'DF'],
  [73700, 'GO'],
  [76800, 'RO'],
  [77000, 'TO'],
  [78000, 'MT'],
  [78900, 'RO'],
  [79000, 'MS'],
  [80000, 'PR'],
  [88000, 'SC'],
  [90000, 'RS'],
]

/** Undefined for a code below all ranges, which no place has. */
export function stateOfCep(zipCode: string): State | undefined {
  const prefix = Number(zipCode.slice(0, 5))
  return ranges.findLast(([from]) => from <= prefix)?.[1]
}

/** The message of a postal code's field; not in the table of errors, which every page loads. */
export const cepMismatch = 'Este CEP não é do estado escolhido.'

/** False if they contradict each other. While one of them is incomplete there is nothing to compare. */
export function cepAgrees(zipCode: string, state: string): boolean {
  return state === '' || !/^\d{5}-?\d{3}$/.test(zipCode) || stateOfCep(zipCode) === state
}
