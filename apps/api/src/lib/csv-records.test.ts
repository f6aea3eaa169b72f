import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { csvLine, plainCell } from './csv.ts'
import { csvRecords, separatorOf } from './csv-records.ts'
import { spreadsheetText } from './spreadsheet-text.ts'

const cells = (text: string, separator = ';') =>
  [...csvRecords(text, separator)].map((record) => record.cells)

function messageOf(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    return error instanceof AppError ? error.message : String(error)
  }
  return undefined
}

test.each([
  [
    'a;b\r\nc;d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\rc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a;""b""\r\nc";d', [['a;"b"\r\nc', 'd']]],
  [
    'a;\r\n;b\r\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a;', [['a', '']]],
  ['""', [['']]],
  ['', []],
])('%j is read cell by cell', (text, expected) => {
  expect(cells(text)).toEqual(expected)
})

test('lines are counted as a spreadsheet counts rows, whatever line breaks a cell has', () => {
  const lines = [...csvRecords('"a\n\n\nb";1\n\nc;2\n', ';')].map(({ line }) => line)
  expect(lines).toEqual([1, 2, 3])
})

test.each([
  ['a;b\nc;"d', 'Linha 2: uma célula abre aspas que não fecham.'],
  ['a;b\nc;d"e', 'Linha 2: há aspas no meio de uma célula que não começa com aspas.'],
  ['a;b\n"c"d;e', 'Linha 2: há um texto depois das aspas que fecham uma célula.'],
  [`a\n${';'.repeat(100)}`, 'Linha 2: a linha tem mais de 100 células.'],
])('%j is rejected with its line and the reason', (text, message) => {
  expect(messageOf(() => cells(text))).toBe(message)
})

test.each([
  ['a;b;c', ';'],
  ['a,b,c', ','],
  ['a\tb\tc', '\t'],
  ['"a,b,c";d', ';'],
  ['a\nb,c,d', ';'],
])('the separator of %j is read from its first line', (text, separator) => {
  expect(separatorOf(text)).toBe(separator)
})

test('every cell that an export writes is read as it was, formulas and apostrophes too', () => {
  const start = fc.constantFrom('', "'", "''", '=', "'=", ' +', '\t-', '@', "'\n|", '"', ';')
  const cell = fc.tuple(start, fc.string({ unit: 'grapheme' })).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (row) => {
      expect(cells(csvLine(row))[0]?.map(plainCell)).toEqual(row)
    }),
    { numRuns: 2000 },
  )
})

test('UTF-8 is read with and without its mark, and Windows-1252 as Excel writes it', () => {
  const text = 'Coleção;“Véu” – R$ 5'
  expect(spreadsheetText(Buffer.from(`\uFEFF${text}`))).toBe(text)
  expect(spreadsheetText(Buffer.from(text))).toBe(text)
  const windows = Buffer.from('Cole\xe7\xe3o;\x93V\xe9u\x94 \x96 R$ 5', 'latin1')
  expect(spreadsheetText(windows)).toBe(text)
})

test.each([
  [
    'PK\x03\x04',
    'Linha 1: o arquivo é uma planilha do Excel ou do LibreOffice, não CSV. Salve como “CSV UTF-8” e tente de novo.',
  ],
  ['%PDF-1.7', 'Linha 1: o arquivo é um PDF, não CSV. Salve como “CSV UTF-8” e tente de novo.'],
  [
    '\xff\xfea\0',
    'Linha 1: o arquivo é um texto em UTF-16, não CSV. Salve como “CSV UTF-8” e tente de novo.',
  ],
  ['a;b\nc\0;d', 'Linha 2: o arquivo não é de texto. Salve como “CSV UTF-8” e tente de novo.'],
])('%j is not CSV', (bytes, message) => {
  expect(messageOf(() => spreadsheetText(Buffer.from(bytes, 'latin1')))).toBe(message)
})
