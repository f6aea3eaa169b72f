import { formatDate } from '@shop/contract/dates'
import { newsletter } from '@shop/contract/newsletter'
import { formatNumber } from '@shop/contract/numbers'
import Newspaper from 'lucide-react/icons/newspaper'
import { listFailure } from '~/lib/list-failure.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { DownloadButton } from '~/shared/admin/download-button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { StepPager } from '~/ui/pager.tsx'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { useSubscribers } from './support.queries.ts'

/** Only subscribers who confirmed their email address: the shop may not write to others. */
export function Subscribers() {
  const { token } = useAdmin()
  const pages = useCursorPages('newsletter')
  const query = useSubscribers(token, pages.cursor)
  const failure = listFailure(query, { message: 'Falha ao buscar as inscrições.' })
  const page = query.data
  if (failure) return <FailurePanel {...failure} />
  if (!page) {
    return (
      <>
        <p role="status" className="mb-2 text-ink-2">
          Carregando inscrições...
        </p>
        <TableSkeleton rows={5} />
      </>
    )
  }
  if (page.items.length === 0) {
    return (
      <EmptyState title="Ninguém inscrito ainda" icon={<Newspaper />}>
        <p>Quem pedir novidades no rodapé da loja e confirmar pelo e-mail aparece aqui.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{formatPeople(page.total ?? 0)} para receber novidades.</p>
        <DownloadButton endpoint={newsletter.exportCsv} fileName="newsletter.csv" />
      </div>
      <Table
        label="Newsletter"
        head={
          <>
            <HeadCell>E-mail</HeadCell>
            <HeadCell>Confirmou em</HeadCell>
          </>
        }
      >
        {page.items.map(({ id, email, confirmedAt }) => (
          <Row key={id}>
            <Cell className="wrap-anywhere">{email}</Cell>
            <Cell className="text-ink-2 max-lg:text-14">
              <span className="lg:hidden">Confirmou em </span>
              {formatDate(confirmedAt)}
            </Cell>
          </Row>
        ))}
      </Table>
      <StepPager
        page={pages.page}
        hasNext={page.nextCursor !== undefined}
        onBack={pages.back}
        onNext={() => page.nextCursor !== undefined && pages.next(page.nextCursor)}
      />
    </>
  )
}

function formatPeople(count: number) {
  return count === 1 ? '1 pessoa inscrita' : `${formatNumber(count)} pessoas inscritas`
}
