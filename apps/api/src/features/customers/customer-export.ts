import { formatDate } from '@shop/contract/dates'
import { csvExport } from '../../lib/csv.ts'
import type { ListedCustomer } from './customer-list.service.ts'
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

export function accountExport(accounts: AsyncIterable<AccountRow>) {
  return csvExport(titles, customersOf(accounts), accountCells)
}

/** With those who have no account. */
export function customerExport(customers: AsyncIterable<ListedCustomer>) {
  // Last, so that spreadsheets find the other columns where they were.
  return csvExport([...titles, 'Tem conta'], withoutStaff(customers), (customer) =>
    customer.kind === 'account'
      ? [...accountCells(customer.account), 'sim']
      : [
          customer.name,
          customer.email,
          customer.phone,
          ...Array.from({ length: 7 }, () => null),
          formatDate(customer.since),
          'não',
          'não',
        ],
  )
}

function accountCells(row: AccountRow) {
  return [
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
  ]
}

async function* customersOf(accounts: AsyncIterable<AccountRow>) {
  for await (const account of accounts) if (account.role === 'customer') yield account
}

async function* withoutStaff(customers: AsyncIterable<ListedCustomer>) {
  for await (const customer of customers)
    if (customer.kind === 'walk_in' || customer.account.role === 'customer') yield customer
}
