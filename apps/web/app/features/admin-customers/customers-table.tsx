import type { Customer } from '@shop/contract/customers'
import { formatDate } from '@shop/contract/dates'
import type { User } from '@shop/contract/users'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'
import { formatArrival, isNew, locationOf, MISSING } from './customer-text.ts'

interface CustomersTableProps {
  customers: readonly Customer[]
  onOpen: (customer: Customer) => void
}

export function CustomersTable({ customers, onOpen }: CustomersTableProps) {
  return (
    <Table
      label="Clientes"
      head={
        <>
          <HeadCell>Cliente</HeadCell>
          <HeadCell>Contato</HeadCell>
          <HeadCell>Localização</HeadCell>
          <HeadCell>
            <span className="sr-only">Ações</span>
          </HeadCell>
        </>
      }
    >
      {customers.map((customer) => (
        <CustomerRow key={keyOf(customer)} customer={customer} onOpen={() => onOpen(customer)} />
      ))}
    </Table>
  )
}

const keyOf = (customer: Customer) =>
  customer.kind === 'account' ? `account-${customer.account.id}` : `walk-in-${customer.id}`

function CustomerRow({ customer, onOpen }: { customer: Customer; onOpen: () => void }) {
  const isAccount = customer.kind === 'account'
  const { name, email, phone } = isAccount ? customer.account : customer
  return (
    <Row>
      <Cell className="lg:max-w-90">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isAccount ? <CustomerBadges customer={customer.account} /> : <Badge>Sem conta</Badge>}
        </span>
        <span className="text-13 text-ink-3">
          {isAccount ? formatArrival(customer.account) : `comprou no ateliê em ${formatDate(customer.since)}`}
        </span>
      </Cell>
      <Cell className="lg:max-w-90">
        {email !== null && (
          <span className="block truncate" title={email}>
            {email}
          </span>
        )}
        <span className="block text-14 text-ink-2">{phone ?? MISSING}</span>
      </Cell>
      <Cell>
        <span className="text-14 text-ink-2 lg:hidden">Localização: </span>
        {isAccount ? locationOf(customer.account) : '—'}
      </Cell>
      <Cell className="max-lg:-mx-3! max-lg:mt-1.5! max-lg:-mb-3! max-lg:border-t! max-lg:border-line! lg:w-px">
        <Button
          variant="neutral"
          size="small"
          aria-label={`Ver Detalhes: ${name}`}
          onClick={onOpen}
          className="max-lg:min-h-12! max-lg:w-full max-lg:border-0! max-lg:text-wine!"
        >
          Ver Detalhes
        </Button>
      </Cell>
    </Row>
  )
}

export function CustomerBadges({ customer }: { customer: User }) {
  return (
    <>
      {customer.role !== 'customer' && <Badge>Equipe</Badge>}
      {customer.role === 'customer' && isNew(customer) && <Badge tone="wine">Novo</Badge>}
      {customer.blocked && <Badge tone="error">Bloqueada</Badge>}
    </>
  )
}
