import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { FieldError } from '~/ui/field.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { TextButton } from '~/ui/text-link.tsx'

const FOUND_ORDERS = 5
const listOrders = { message: 'Falha ao buscar os pedidos.' }

interface ChosenItem {
  itemId: string
  itemText: string
  name: string
  phone: string
  email: string
}

const none: ChosenItem = { itemId: '', itemText: '', name: '', phone: '', email: '' }

interface FittedItemProps {
  itemId: string
  itemText: string
  error: string | undefined
  onChoose: (item: ChosenItem) => void
  /** What else a fitting has. */
  children: ReactNode
}

/** Finds the dress that is fitted, by order number or name; the customer's data come with it. */
export function FittedItem({ itemId, itemText, error, onChoose, children }: FittedItemProps) {
  const { token } = useAdmin()
  const [text, setText] = useState('')
  const search = useSearchDraft(text, setText)
  const query = useFoundOrders(token, text)
  const failure = listFailure(query, listOrders)
  const found = query.data?.flatMap(itemsOf) ?? []
  return (
    <fieldset className="grid gap-3 rounded-1 bg-paper-2 p-4 sm:col-span-full">
      <legend className="sr-only">Peça que vai ser provada</legend>
      {itemId === '' ? (
        <>
          <SearchField label="Pedido ou nome da noiva" {...search} />
          {text !== '' && failure && <FailurePanel {...failure} />}
          <div role="status">
            {text !== '' && query.data && found.length === 0 && (
              <p className="text-14 text-ink-2">Nenhum pedido com esta busca.</p>
            )}
          </div>
          {text !== '' && found.length > 0 && (
            <ul
              aria-label="Peças encontradas"
              className="divide-y divide-line rounded-1 border border-line bg-white"
            >
              {found.map((item) => (
                <li key={item.itemId}>
                  <button
                    type="button"
                    onClick={() => onChoose(item)}
                    className="flex min-h-11 w-full items-center px-3 py-2 text-left wrap-anywhere hover:bg-paper-2 hover:text-wine"
                  >
                    {item.itemText}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 font-medium wrap-anywhere">{itemText}</span>
          <TextButton onClick={() => onChoose(none)}>Trocar peça</TextButton>
        </p>
      )}
      {error && <FieldError id="fitted-item-error">{error}</FieldError>}
      {children}
    </fieldset>
  )
}

/** Services of the atelier are not tried on, and neither is anything of an order that has ended. */
function itemsOf({ number, customer, items }: Order): ChosenItem[] {
  return items
    .filter(({ productId }) => productId !== null)
    .map(({ id, name }) => ({
      itemId: String(id),
      itemText: `${name}, nº ${number}, ${customer.name}`,
      name: customer.name,
      phone: customer.phone ?? '',
      email: customer.email ?? '',
    }))
}

function useFoundOrders(token: string, text: string) {
  const query = { scope: 'todos', search: text, active: true, limit: FOUND_ORDERS } as const
  return useQuery(
    {
      queryKey: ['admin-orders', token, 'find', text],
      queryFn: ({ signal }) => callSignedIn(orders.page, { token, signal, query }),
      enabled: text !== '',
    },
    queryClient,
  )
}
