import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { plainText } from './plain-text.ts'
import { products } from './products.ts'
import { z } from './zod.ts'

/** Every text field of a schema, at any depth, with its path. */
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
/** A lone surrogate, which JSON can express but UTF-8 cannot; jsonb fails on its escape. */
const half = '\ud800'
const poisoned = ['\0', half, '\udc00'].flatMap((character) => [
  `a${character}`,
  `senha-${character}-comprida`,
  `new_${character}`,
  `/${character}`,
  `a${character}@exemplo.test`,
  `https://exemplo.test/${character}`,
])

describe('a character that PostgreSQL cannot store', () => {
  test('is checked in every text field that the API accepts', () => {
    const paths = texts.map(([path]) => path)
    for (const path of [
      'products.list query.search',
      'auth.login body.password',
      'store.update body.profile.name',
    ]) {
      expect(paths).toContain(path)
    }
  })

  test.each(texts)('is rejected in %s', (_path, schema) => {
    for (const text of poisoned) expect([text, schema.safeParse(text).success]).toEqual([text, false])
  })

  test('is not detected in an emoji, which is a full surrogate pair', () => {
    expect(plainText().safeParse('Bouquet 💐').success).toBe(true)
  })

  test.each(['0000', 'd800'])('is rejected in a list that contains it as the escape %s', (hex) => {
    const sizes = products.create.body.safeDecode({
      name: 'Brisa',
      description: 'Renda',
      price: '10',
      collection: 'Noivas',
      stockQuantity: '1',
      sizes: `["P\\u${hex}"]`,
    })
    expect(sizes.error?.issues).toMatchObject([{ path: ['sizes', 0], message: 'Valor inválido.' }])
  })
})
