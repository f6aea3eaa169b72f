import { timeZone } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useAdmin } from '~/lib/admin.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useReport } from '~/lib/report-query.ts'
import { useToday } from '~/lib/today-query.ts'
import { useNow } from '~/lib/use-now.ts'
import { DeskButton } from '~/ui/desk/desk-button.tsx'
import { FailurePanel } from '~/ui/desk/failure-panel.tsx'
import { ScreenHead } from '~/ui/desk/screen-head.tsx'
import { Cards } from './cards.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { TodayPanels } from './today-panels.tsx'

const readToday = { message: 'Falha ao buscar o que precisa de você hoje.' }

export default function DashboardScreen() {
  const { token, account } = useAdmin()
  const report = useReport(token)
  const today = useToday(token)
  const [firstName] = account.name.split(' ')
  const reportFailure = listFailure(report, failures.readReport)
  const todayFailure = listFailure(today, readToday)
  const now = useNow()
  const loading = !report.data && !reportFailure
  return (
    <>
      <ScreenHead
        title={`${greetingOf(now)}, ${firstName}`}
        note={loading ? 'Carregando painel...' : noteOf(now, report.dataUpdatedAt)}
      >
        <DeskButton
          variant="neutral"
          loading={report.isFetching && !loading}
          aria-label="Atualizar o painel"
          onClick={() => void Promise.all([report.refetch(), today.refetch()])}
        >
          <RotateCw aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          <span className="max-lg:hidden">Atualizar</span>
        </DeskButton>
      </ScreenHead>
      {reportFailure && (
        <div className="mb-4">
          <FailurePanel {...reportFailure} />
        </div>
      )}
      <Cards report={report.data} today={today.data} failed={reportFailure !== undefined} />
      {todayFailure && (
        <div className="mt-6">
          <FailurePanel {...todayFailure} />
        </div>
      )}
      {today.data && <TodayPanels today={today.data} />}
      {report.data && <RecentOrders orders={report.data.recentOrders} />}
    </>
  )
}

const hourOf = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', hourCycle: 'h23', timeZone })
const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const shortTime = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone })

function greetingOf(now: Date) {
  const hour = Number.parseInt(hourOf.format(now), 10)
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}

function dayInWords(now: Date) {
  const text = longDay.format(now)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Nothing has come yet when the answer is from the beginning of time. */
function noteOf(now: Date, updatedAt: number) {
  const day = dayInWords(now)
  return updatedAt === 0 ? day : `${day} · atualizado às ${shortTime.format(updatedAt)}`
}
