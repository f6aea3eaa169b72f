/**
 * Maps between wire names and our names. Decoding turns the JSON of the API into English field names and enum values,
 * encoding turns them back. All type casts of the contract are in this file.
 */
import { z } from './zod.ts'

type Names<S> = { readonly [K in keyof S]?: string | readonly string[] }
type WireName<K, N> = K extends keyof N
  ? N[K] extends readonly (infer Name)[]
    ? Extract<Name, string>
    : Extract<N[K], string>
  : K
type OnWire<S, N> = { -readonly [K in keyof S as WireName<K, N>]: S[K] }
type Fields<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>

/**
 * An object whose JSON keys differ from our names. `names` maps an English field to its wire key, or to several keys
 * with the same value (the first one is read back); fields not listed have the same name on both sides. Encoding drops
 * every key that is not in `shape`.
 */
export function wire<S extends z.ZodRawShape, const N extends Names<S>>(shape: S, names: N) {
  const pairs = Object.keys(shape).flatMap((key) => namesOf(key, names).map((name) => [key, name] as const))
  const onWire = Object.fromEntries(pairs.map(([key, name]) => [name, shape[key]]))
  const reading = pairs.map(([key, name]) => [name, key] as const).reverse()

  return z.codec(z.object(onWire) as unknown as z.ZodObject<OnWire<S, N>>, z.custom<Fields<S>>(), {
    decode: (value) => pick(value, reading) as Fields<S>,
    encode: (value) => pick(value as object, pairs) as never,
  })
}

/** An enum: English in code and database, Portuguese on the wire. */
export function wireValues<const W extends Record<string, string>>(table: W) {
  type Word = Extract<keyof W, string>
  const english = Object.fromEntries(Object.entries(table).map(([en, pt]) => [pt, en])) as Record<
    string,
    Word
  >
  return z.codec(
    z.enum(Object.values(table) as [W[Word], ...W[Word][]]),
    z.enum(Object.keys(table) as [Word, ...Word[]]),
    {
      decode: (pt) => english[pt] as never,
      encode: (en) => table[en as Word] as never,
    },
  )
}

function namesOf(key: string, names: Names<unknown>): readonly string[] {
  const name = (names as Record<string, string | readonly string[] | undefined>)[key] ?? key
  return typeof name === 'string' ? [name] : name
}

function pick(value: object, pairs: ReadonlyArray<readonly [from: string, to: string]>) {
  const source = value as Record<string, unknown>
  return Object.fromEntries(pairs.filter(([from]) => from in source).map(([from, to]) => [to, source[from]]))
}
