import { adminFailures } from '@shop/contract/admin-failures'
import { type Customer, customers } from '@shop/contract/customers'
import { networkFailure } from '@shop/contract/network-failure'
import { formatNumber } from '@shop/contract/numbers'
import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { fetchFile, saveFile } from '~/lib/files.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { toast } from '~/lib/toasts.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { useListParams, useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { StepPager } from '~/ui/pager.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { CustomerDialog } from './customer-dialog.tsx'
import { CUSTOMERS_PER_PAGE, useCustomers } from './customers.queries.ts'
import { CustomersTable } from './customers-table.tsx'
import { WalkInDialog } from './walk-in-dialog.tsx'

const SEARCH = 'busca'

export default function CustomersScreen() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const search = get(SEARCH)
  const draft = useSearchDraft(search, (text) => change({ [SEARCH]: text }))
  const pages = useCursorPages(search)
  const query = useCustomers(token, search, pages.cursor)
  const [opened, setOpened] = useState<Customer>()
  const close = () => setOpened(undefined)
  const failure = listFailure(query, adminFailures.listUsers)
  const page = query.data
  return (
    <>
      <ScreenHead
        title="Clientes"
        note={failure ? 'Lista indisponível' : !page ? 'Carregando clientes...' : customersText(page.total)}
      >
        <Export token={token} search={search} />
      </ScreenHead>
      <div role="search" className="mb-4 lg:w-90">
        <SearchField label="Buscar por nome, e-mail ou telefone" {...draft} />
      </div>
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <TableSkeleton rows={8} />
      ) : page.items.length === 0 ? (
        <EmptyState title="Nenhum cliente encontrado" icon={search === '' ? <Users /> : <Search />}>
          <p>
            {search === ''
              ? 'Quem criar uma conta na loja, ou comprar no ateliê, aparece aqui.'
              : 'Confira o nome, o e-mail ou o telefone.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <CustomersTable customers={page.items} onOpen={setOpened} />
          <StepPager
            page={pages.page}
            {...(page.total !== undefined && {
              pages: Math.ceil(page.total / CUSTOMERS_PER_PAGE),
              note: customersText(page.total),
            })}
            hasNext={page.nextCursor !== undefined}
            onBack={pages.back}
            onNext={() => page.nextCursor !== undefined && pages.next(page.nextCursor)}
          />
        </>
      )}
      {opened?.kind === 'account' && (
        <CustomerDialog
          customer={opened.account}
          onChange={(account) => setOpened({ kind: 'account', account })}
          onClose={close}
        />
      )}
      {opened?.kind === 'walk_in' && <WalkInDialog customer={opened} onChange={setOpened} onClose={close} />}
    </>
  )
}

function customersText(count: number | undefined): string {
  if (count === undefined) return ''
  return count === 1 ? '1 cliente' : `${formatNumber(count)} clientes`
}

/** Exports the customers that match the search. */
function Export({ token, search }: { token: string; search: string }) {
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      saveFile(
        await fetchFile(customers.exportCsv, { token, query: search === '' ? {} : { search } }),
        'clientes.csv',
      )
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, networkFailure), variant: 'destructive' })
    }
    setLoading(false)
  }
  return (
    <Button variant="neutral" loading={loading} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      Baixar planilha
    </Button>
  )
}
