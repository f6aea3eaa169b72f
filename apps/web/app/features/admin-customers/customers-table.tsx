import type { User } from '@shop/contract/users'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'
import { formatArrival, isNew, locationOf, MISSING } from './customer-text.ts'

interface CustomersTableProps {
  customers: readonly User[]
  onOpen: (customer: User) => void
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
        <CustomerRow key={customer.id} customer={customer} onOpen={() => onOpen(customer)} />
      ))}
    </Table>
  )
}

function CustomerRow({ customer, onOpen }: { customer: User; onOpen: () => void }) {
  const { name, email, phone } = customer
  return (
    <Row>
      <Cell className="lg:max-w-90">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          <CustomerBadges customer={customer} />
        </span>
        <span className="text-13 text-ink-3">{formatArrival(customer)}</span>
      </Cell>
      <Cell className="lg:max-w-90">
        <span className="block truncate" title={email}>
          {email}
        </span>
        <span className="block text-14 text-ink-2">{phone ?? MISSING}</span>
      </Cell>
      <Cell>
        <span className="text-14 text-ink-2 lg:hidden">Localização: </span>
        {locationOf(customer)}
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
