import { expect, test } from 'vitest'
import { csvExport, csvLine, csvMoney } from './csv.ts'

test('a CSV export begins with the UTF-8 byte order mark and has a header line', async () => {
  async function* rows() {
    yield { name: 'Ana; "a noiva"', units: 2, city: null }
  }
  let csv = ''
  for await (const part of csvExport(['Nome', 'Peças', 'Cidade'], rows(), (row) => [
    row.name,
    row.units,
    row.city,
  ]))
    csv += part
  expect(csv).toBe('\uFEFF"Nome";"Peças";"Cidade"\r\n"Ana; ""a noiva""";2;""\r\n')
})

test.each([
  '=1+1',
  '=HYPERLINK("https://golpe.example";"Clique")',
  '+55 11 90000-0000',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(A1:A9)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\u0000=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '|cmd',
  '%0A=1',
])('%j is written as text, never as a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
})

test.each(["Maria d'Ávila", 'Rua 2 = Rua 3', 'a@exemplo.test', '0123', 'linha\nnova;"=1+1"'])(
  '%j stays as it is',
  (text) => {
    expect(csvLine([text])).toBe(`"${text.replaceAll('"', '""')}"\r\n`)
  },
)

test('amounts can be summed', () => {
  expect([0, 5, 489_000, 99_999_999].map(csvMoney)).toEqual(['0,00', '0,05', '4890,00', '999999,99'])
})
