import { adminFailures } from '@shop/contract/admin-failures'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { listFailure } from '~/lib/list-failure.ts'
import { useNow } from '~/lib/use-now.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useDashboard } from '~/shared/admin/dashboard-query.ts'
import { useFirstSteps } from '~/shared/admin/first-steps/first-steps-query.ts'
import { useReport } from '~/shared/admin/report-query.ts'
import { useAgendaToday } from '~/shared/agenda/today-query.ts'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { AtRisk } from './at-risk.tsx'
import { Cards } from './cards.tsx'
import { DashboardPanels } from './dashboard-panels.tsx'
import { FirstStepsBoard } from './first-steps-board.tsx'
import { greetingOf, missingText, noteOf } from './head-text.ts'
import { RecentOrders } from './recent-orders.tsx'
import { useSewing } from './sewing-query.ts'
import { useRefresh } from './use-refresh.ts'

const readSewing = { message: 'Falha ao buscar o que está em risco.' }
const readAgenda = { message: 'Falha ao buscar a agenda de hoje.' }
const readDashboard = { message: 'Falha ao buscar o que precisa de você hoje.' }

export default function DashboardScreen() {
  const { token, account } = useAdmin()
  const report = useReport(token)
  const dashboard = useDashboard(token)
  const sewing = useSewing(token)
  const agenda = useAgendaToday(token)
  const firstSteps = useFirstSteps(token)
  const [firstName] = account.name.split(' ')
  const reportFailure = listFailure(report, adminFailures.readReport)
  const dashboardFailure = listFailure(dashboard, readDashboard)
  const sewingFailure = listFailure(sewing, readSewing)
  const agendaFailure = listFailure(agenda, readAgenda)
  const missing = firstSteps.data?.steps.filter(({ isDone }) => !isDone).length ?? 0
  const isOpening = missing > 0 && firstSteps.data?.isHidden === false
  const hasOrders = (report.data?.recentOrders.length ?? 0) > 0
  const now = useNow()
  const loading = !report.data && !reportFailure
  const { refreshing, refresh } = useRefresh([
    { query: report, failure: adminFailures.readReport },
    { query: dashboard, failure: readDashboard },
    { query: sewing, failure: readSewing },
    { query: agenda, failure: readAgenda },
  ])
  return (
    <>
      <ScreenHead
        title={`${isOpening ? 'Boas-vindas' : greetingOf(now)}, ${firstName}`}
        note={
          isOpening
            ? missingText(missing)
            : noteOf({ loading, refreshing, now, updatedAt: report.dataUpdatedAt })
        }
      >
        <Button
          variant="neutral"
          loading={loading || refreshing}
          icon={<RotateCw aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
          aria-label="Atualizar o painel"
          onClick={() => void refresh()}
          className="max-lg:w-12 max-lg:px-0!"
        >
          <span className="max-lg:hidden">Atualizar</span>
        </Button>
      </ScreenHead>
      {isOpening && firstSteps.data && <FirstStepsBoard list={firstSteps.data} hasOrders={hasOrders} />}
      {sewing.data && <AtRisk atRisk={sewing.data.atRisk} />}
      {sewingFailure && (
        <div className="mb-4">
          <FailurePanel {...sewingFailure} />
        </div>
      )}
      {reportFailure && (
        <div className="mb-4">
          <FailurePanel {...reportFailure} />
        </div>
      )}
      {(!isOpening || hasOrders) && (
        <Cards report={report.data} dashboard={dashboard.data} failed={reportFailure !== undefined} />
      )}
      {dashboardFailure && (
        <div className="mt-6">
          <FailurePanel {...dashboardFailure} />
        </div>
      )}
      {agendaFailure && (
        <div className="mt-6">
          <FailurePanel {...agendaFailure} />
        </div>
      )}
      {dashboard.data && (!isOpening || hasOrders) && (
        <DashboardPanels dashboard={dashboard.data} sewing={sewing.data} agenda={agenda.data} />
      )}
      {report.data && (!isOpening || hasOrders) && <RecentOrders orders={report.data.recentOrders} />}
    </>
  )
}
