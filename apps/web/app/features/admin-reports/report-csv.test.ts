import { expect, test } from 'vitest'
import { reportCsv } from './report-csv.ts'

test('three tables below each other, in the spelling of a Brazilian spreadsheet', () => {
  const csv = reportCsv({
    monthlySales: [{ name: 'nov/26', valueCents: 2_926_050 }],
    salesByProduct: [{ name: '=HYPERLINK("x")', units: 3 }],
    salesByState: [{ name: 'SP', valueCents: 100 }],
  })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Mês";"Vendas (R$)"',
    '"nov/26";"29260,50"',
    '',
    '"Produto";"Peças"',
    '"\'=HYPERLINK(""x"")";"3"',
    '',
    '"Estado";"Vendas (R$)"',
    '"São Paulo";"1,00"',
    '',
  ])
})
