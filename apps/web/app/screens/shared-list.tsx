import type { Failure } from '@shop/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '~/features/shared-list/shared-list.queries.ts'
import { SharedListView } from '~/features/shared-list/shared-list-view.tsx'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

const failure: Failure = { message: 'Não foi possível abrir a lista. Tente novamente.' }

/** The page behind the secret link of somebody's favourites. */
export default function SharedListScreen({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(listOf(token), queryClient)
  if (data) return <SharedListView list={data} token={token} />
  if (!error) return <PageWaiting />
  const isClosed = error instanceof ApiError && error.status === 404
  return (
    <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Uma lista para você</h1>
      <Notice tone={isClosed ? 'warning' : 'error'}>{failureText(error, failure)}</Notice>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        {!isClosed && (
          <Button variant="outline" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        )}
        <ButtonLink to={paths.collections} variant={isClosed ? 'primary' : 'outline'}>
          Conhecer a coleção
        </ButtonLink>
      </div>
    </div>
  )
}
