import { formatDate } from '@shop/contract/dates'
import { csvExport } from '../../lib/csv.ts'
import type { AccountRow } from './customers.queries.ts'

const titles = [
  'Nome',
  'E-mail',
  'Telefone',
  'Rua',
  'Número',
  'Complemento',
  'Bairro',
  'Cidade',
  'Estado',
  'CEP',
  'Cadastro',
  'Bloqueado',
]

export function customerExport(accounts: AsyncIterable<AccountRow>) {
  return csvExport(titles, customersOf(accounts), (row) => [
    row.name,
    row.email,
    row.phone,
    row.street,
    row.number,
    row.complement,
    row.neighborhood,
    row.city,
    row.state,
    row.zipCode,
    formatDate(row.createdAt),
    row.blocked ? 'sim' : 'não',
  ])
}

async function* customersOf(accounts: AsyncIterable<AccountRow>) {
  for await (const account of accounts) if (account.role === 'customer') yield account
}
