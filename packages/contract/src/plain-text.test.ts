import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { products } from './products.ts'
import { z } from './zod.ts'

/** Every text of a schema, however deep, under the path that leads to it. */
function textsOf(schema: unknown, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field, `${path}.${name}`))
  }
  if (schema instanceof z.ZodArray) return textsOf(schema.element, `${path}[]`)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return textsOf(schema.unwrap(), path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsOf(option, path))
  if (schema instanceof z.ZodPipe) {
    const whole: [string, z.ZodType][] = schema.in instanceof z.ZodString ? [[path, schema]] : []
    return [...whole, ...(whole.length > 0 ? [] : textsOf(schema.in, path)), ...textsOf(schema.out, path)]
  }
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? [[path, schema]] : []
}

const texts = endpoints.flatMap(({ name, endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => textsOf(endpoint[part], `${name} ${part}`)),
)
const poisoned = ['a\0', 'senha-\0-comprida', 'new_\0', '/\0', 'a\0@exemplo.test', 'https://exemplo.test/\0']

describe('a NUL character', () => {
  test('is looked for in every text that the API takes', () => {
    const paths = texts.map(([path]) => path)
    for (const path of [
      'products.list query.search',
      'auth.login body.password',
      'store.update body.profile.name',
    ]) {
      expect(paths).toContain(path)
    }
  })

  test.each(texts)('is refused in %s', (_path, schema) => {
    for (const text of poisoned) expect([text, schema.safeParse(text).success]).toEqual([text, false])
  })

  test('is refused in a list that carries it as an escape', () => {
    const sizes = products.create.body.safeDecode({
      name: 'Brisa',
      description: 'Renda',
      price: '10',
      collection: 'Noivas',
      stockQuantity: '1',
      sizes: String.raw`["P\u0000"]`,
    })
    expect(sizes.error?.issues).toMatchObject([{ path: ['sizes', 0], message: 'Valor inválido.' }])
  })
})
