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

test('the promises follow below the sales, with days before the promise as negative numbers', () => {
  const chartData = { monthlySales: [], salesByProduct: [], salesByState: [] }
  const held = {
    delivered: 2,
    first: { onTime: 1, meanDays: 3.5 },
    last: { onTime: 2, meanDays: -1 },
  }
  const csv = reportCsv(
    { chartData },
    {
      ...{ period: { from: '2026-09-01', to: '2026-11-16' }, total: held },
      months: [{ name: 'nov/2026', ...held, changes: 1 }],
      causes: [{ cause: 'measures', changes: 3, orders: 1 }],
      reasons: [{ reason: '=renda', changes: 1 }],
      replies: { accepted: 1, talk: 0, cancel: 0, none: 2 },
    },
  )
  const rows = csv.split('\r\n')
  expect(rows).toContain('"nov/2026";"2";"1";"3,5";"2";"-1";"1"')
  expect(rows).toContain('"Medidas atrasadas";"3";"1"')
  expect(rows).toContain(`"'=renda";"1"`)
  expect(rows).toContain('"Sem resposta";"2"')
})
