import { describe, expect, test } from 'vitest'
import { cpfDigits, formatCpf, isCpf, maskedCpf } from './cpf.ts'

describe('a CPF', () => {
  test.each(['529.982.247-25', '52998224725', '529982247-25', '111.444.777-35', '000.000.001-91'])(
    '%s is valid, with or without its mask',
    (text) => expect(isCpf(text)).toBe(true),
  )

  test.each([
    ['a wrong first check digit', '529.982.247-35'],
    ['a wrong second check digit', '529.982.247-24'],
    ['two digits exchanged', '259.982.247-25'],
    ['equal digits', '111.111.111-11'],
    ['zeros', '00000000000'],
    ['ten digits', '5299822472'],
    ['twelve digits', '529982247250'],
    ['letters', '529.982.247-2X'],
    ['a CNPJ', '11.222.333/0001-81'],
    ['nothing', ''],
    ['its masked form', '•••.982.247-••'],
  ])('with %s is rejected', (_, text) => expect(isCpf(text)).toBe(false))

  test('is stored as digits and shown with its mask, or with six digits only', () => {
    expect(cpfDigits('529.982.247-25')).toBe('52998224725')
    expect(formatCpf('52998224725')).toBe('529.982.247-25')
    expect(maskedCpf('982247')).toBe('•••.982.247-••')
  })
})
