import { type Customer, customers } from '@shop/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Badge } from '~/ui/badge.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SearchField } from '~/ui/search-field.tsx'

const FOUND_PAGE_SIZE = 5
const listCustomers = { message: 'Falha ao buscar clientes.' }

/** Finds a customer by name, e-mail or phone, with or without an account. */
export function CustomerFinder({ onPick }: { onPick: (customer: Customer) => void }) {
  const { token } = useAdmin()
  const [text, setText] = useState('')
  const search = useSearchDraft(text, setText)
  const query = useQuery(
    {
      queryKey: ['admin-customers', token, 'find', text],
      queryFn: ({ signal }) =>
        callSignedIn(customers.list, { token, signal, query: { search: text, limit: FOUND_PAGE_SIZE } }),
      enabled: text !== '',
    },
    queryClient,
  )
  const failure = listFailure(query, listCustomers)
  const found = query.data
  return (
    <div>
      <SearchField label="Buscar nome, e-mail ou telefone" {...search} className="lg:w-110" />
      {text !== '' && failure && (
        <div className="mt-2">
          <FailurePanel {...failure} />
        </div>
      )}
      <div role="status">
        {text !== '' && found?.length === 0 && (
          <p className="pt-2 text-14 text-ink-2">Ninguém encontrado. Preencha os dados da cliente nova.</p>
        )}
      </div>
      {text !== '' && found && found.length > 0 && (
        <ul className="mt-2 divide-y divide-line rounded-1 border border-line">
          {found.map((customer) => (
            <li key={`${customer.kind}-${personOf(customer).id}`}>
              <FoundButton customer={customer} onPick={() => onPick(customer)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FoundButton({ customer, onPick }: { customer: Customer; onPick: () => void }) {
  const { name, email, phone } = personOf(customer)
  return (
    <button
      type="button"
      aria-label={`Escolher ${name}`}
      className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-3 py-2 text-left hover:bg-paper-2"
      onClick={onPick}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-13 wrap-anywhere text-ink-2">
          {[phone, email].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Badge>{customer.kind === 'account' ? 'Com conta' : 'Sem conta'}</Badge>
    </button>
  )
}

export function personOf(customer: Customer) {
  return customer.kind === 'account' ? customer.account : customer
}
