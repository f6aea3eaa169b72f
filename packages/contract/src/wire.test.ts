import { describe, expect, test } from 'vitest'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

describe('wire', () => {
  const greeting = wire(
    { id: z.int(), text: z.string().trim(), note: z.string().optional() },
    { text: 'texto' },
  )

  test('decodes to our names and encodes back to the wire names', () => {
    expect(greeting.parse({ id: 1, texto: ' Oi ' })).toEqual({ id: 1, text: 'Oi' })
    expect(greeting.encode({ id: 1, text: 'Oi', note: 'x' })).toEqual({ id: 1, texto: 'Oi', note: 'x' })
  })

  test('drops fields it does not know in both directions', () => {
    expect(greeting.parse({ id: 1, texto: 'Oi', admin: true })).toEqual({ id: 1, text: 'Oi' })
    const row = { id: 1, text: 'Oi', passwordHash: 'secret' }
    expect(greeting.encode(row)).toEqual({ id: 1, texto: 'Oi' })
  })

  test('reports an invalid field by its wire name', () => {
    const result = greeting.safeParse({ id: 1 })
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([['texto']])
  })

  test('writes a field under several names and reads the first of them', () => {
    const twice = wire({ at: z.string() }, { at: ['quando', 'when'] })
    expect(twice.encode({ at: 'now' })).toEqual({ quando: 'now', when: 'now' })
    expect(twice.parse({ quando: 'first', when: 'second' })).toEqual({ at: 'first' })
  })

  test('renames inside lists and nested objects', () => {
    const list = wire({ greetings: z.array(greeting) }, { greetings: 'saudacoes' })
    const json = { saudacoes: [{ id: 1, texto: 'Oi' }] }
    expect(list.parse(json)).toEqual({ greetings: [{ id: 1, text: 'Oi' }] })
    expect(list.encode(list.parse(json))).toEqual(json)
  })
})

describe('words', () => {
  const status = wireValues({ open: 'Aberto', closed: 'Fechado' })

  test('translates enum values both ways', () => {
    expect(status.parse('Aberto')).toBe('open')
    expect(status.encode('closed')).toBe('Fechado')
  })

  test('rejects a value of the other side', () => {
    expect(status.safeParse('open').success).toBe(false)
  })
})
