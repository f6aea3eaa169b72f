import { promiseReports } from '@shop/contract/promise-report'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import type { ReportPeriod } from '~/shared/admin/report-query.ts'

export function usePromiseReport(token: string, months: ReportPeriod) {
  return useQuery(
    {
      queryKey: ['admin-report', token, 'promises', months],
      queryFn: ({ signal }) => callSignedIn(promiseReports.read, { token, signal, query: { months } }),
    },
    queryClient,
  )
}
