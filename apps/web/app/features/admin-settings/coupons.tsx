import { coupons } from '@shop/contract/coupons'
import { failures } from '@shop/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '~/lib/admin.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { FailurePanel } from '~/ui/admin/failure-panel.tsx'
import { ComingSoon } from './coming-soon.tsx'

/** Coupons do not exist yet, and the API returns none; a failed request is shown as for any other list. */
export function Coupons() {
  const { token } = useAdmin()
  const query = useQuery(
    {
      queryKey: ['admin-coupons', token],
      queryFn: ({ signal }) => callSignedIn(coupons.list, { token, signal }),
    },
    queryClient,
  )
  const failure = listFailure(query, failures.listCoupons)
  if (failure) return <FailurePanel {...failure} />
  return <ComingSoon>Aqui você vai criar cupons de desconto, com validade e limite de uso.</ComingSoon>
}
