import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FirstStepsPanel } from '~/shared/admin/first-steps/first-steps-panel.tsx'
import { useFirstSteps } from '~/shared/admin/first-steps/first-steps-query.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'

export function FirstStepsSection() {
  const { token } = useAdmin()
  const query = useFirstSteps(token)
  const failure = listFailure(query, { message: 'Falha ao buscar os primeiros passos.' })
  if (query.data) return <FirstStepsPanel list={query.data} />
  return failure ? <FailurePanel {...failure} /> : <TableSkeleton rows={9} />
}
