import type { reportPeriods } from '@shop/contract/constants'
import { reports } from '@shop/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../lib/call-signed-in.ts'
import { queryClient } from '../../lib/query-client.ts'

export type ReportPeriod = (typeof reportPeriods)[number]

/** The sales report. Two screens show it and share one request. */
export function useReport(token: string, months: ReportPeriod = '12') {
  return useQuery(
    {
      queryKey: ['admin-report', token, months],
      queryFn: ({ signal }) => callSignedIn(reports.read, { token, signal, query: { months } }),
    },
    queryClient,
  )
}
