import { adminFailures } from '@shop/contract/admin-failures'
import { networkFailure } from '@shop/contract/network-failure'
import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'
import { saveFile } from '~/lib/files.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { type ReportPeriod, useReport } from '~/shared/admin/report-query.ts'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Notice } from '~/ui/notice.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { ChartsWaiting } from './charts-waiting.tsx'
import { PromisePanel } from './promise-panel.tsx'
import { usePromiseReport } from './promise-report-query.ts'
import { csvName, periodText, reportCsv } from './report-csv.ts'

/** The chart library is the largest dependency of the admin, so it is loaded with the first chart. */
const Charts = lazy(() => import('./charts.tsx').catch(() => ({ default: ChartsMissing })))

const periods: Record<ReportPeriod, string> = {
  '3': 'Últimos 3 meses',
  '6': 'Últimos 6 meses',
  '12': 'Últimos 12 meses',
}

export default function ReportsScreen() {
  const { token } = useAdmin()
  const [months, setMonths] = useState<ReportPeriod>('12')
  const query = useReport(token, months)
  const promises = usePromiseReport(token, months)
  const failure = listFailure(query, adminFailures.readReport)
  const report = query.data
  const period = report?.period
  const download = () => {
    if (!report) return
    saveFile(
      new Blob([reportCsv(report, promises.data)], { type: 'text/csv;charset=utf-8' }),
      csvName(report),
    )
  }
  return (
    <>
      <ScreenHead
        title="Relatórios"
        note={['Só pedidos pagos, menos o que foi devolvido', period && periodText(period)]
          .filter(Boolean)
          .join(' · ')}
      >
        <SelectField
          labelHidden
          label="Período"
          value={months}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            setMonths(chosen === '3' || chosen === '6' ? chosen : '12')
          }}
          className="max-lg:flex-1 lg:w-48"
        >
          {Object.entries(periods).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <Button variant="neutral" disabled={!report} onClick={download} aria-label="Baixar planilha">
          <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          <span className="max-lg:hidden">Baixar planilha</span>
        </Button>
      </ScreenHead>
      {failure ? (
        <FailurePanel {...failure} />
      ) : report ? (
        <Suspense fallback={<ChartsWaiting />}>
          <Charts data={report.chartData} />
        </Suspense>
      ) : (
        <ChartsWaiting />
      )}
      <PromisePanel query={promises} />
    </>
  )
}

function ChartsMissing() {
  return <Notice tone="error">{networkFailure.message}</Notice>
}
