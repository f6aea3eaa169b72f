import { expect, test } from 'vitest'
import { csvName, reportCsv } from './report-csv.ts'

test('contains the period, then three tables one below the other, in the format of a Brazilian spreadsheet', () => {
  const csv = reportCsv({
    period: { from: '2026-09-01', to: '2026-11-16' },
    chartData: {
      monthlySales: [{ name: 'nov/26', valueCents: 2_926_050, orders: 4 }],
      salesByProduct: [{ name: '=HYPERLINK("x")', units: 3, salesCents: 150_000 }],
      salesByState: [{ name: 'SP', valueCents: 100 }],
    },
  })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Período";"01/09/2026 a 16/11/2026"',
    '"Base";"Só pedidos pagos, menos o que foi devolvido"',
    '',
    '"Mês";"Pedidos pagos";"Vendas (R$)"',
    '"nov/26";"4";"29260,50"',
    '',
    '"Produto";"Peças";"Receita (R$)"',
    '"\'=HYPERLINK(""x"")";"3";"1500,00"',
    '',
    '"Estado";"Vendas (R$)"',
    '"São Paulo";"1,00"',
    '',
  ])
})

test('the file name contains the dates', () => {
  const chartData = { monthlySales: [], salesByProduct: [], salesByState: [] }
  const period = { from: '2026-09-01', to: '2026-11-16' }
  expect(csvName({ chartData, period })).toBe('relatorio-2026-09-01-a-2026-11-16.csv')
  expect(csvName({ chartData })).toBe('relatorio.csv')
})
