import CalendarDays from 'lucide-react/icons/calendar'
import ChartColumn from 'lucide-react/icons/chart-column'
import Columns3 from 'lucide-react/icons/columns-3'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '~/admin-paths.ts'
import { paths } from '~/paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { classes } from '~/ui/classes.ts'
import { DressIcon } from '~/ui/dress-icon.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TabCount } from './tab-count.tsx'
import type { TabPath } from './tabs.ts'
import { useLeave } from './use-leave.ts'
import type { Waiting } from './use-waiting.ts'

const icon = { 'aria-hidden': true, className: 'size-5.5', strokeWidth: 1.5 } as const

const nearest = [
  { to: adminPaths.dashboard, text: 'Painel', icon: <House {...icon} /> },
  { to: adminPaths.production, text: 'Produção', icon: <Columns3 {...icon} /> },
  { to: adminPaths.agenda, text: 'Agenda', icon: <CalendarDays {...icon} /> },
  { to: adminPaths.orders, text: 'Pedidos', icon: <BagIcon {...icon} /> },
] as const

const further = [
  { to: adminPaths.products, text: 'Produtos', icon: <DressIcon {...icon} /> },
  { to: adminPaths.customers, text: 'Clientes', icon: <Users {...icon} /> },
  { to: adminPaths.receivables, text: 'A receber', icon: <Wallet {...icon} /> },
  { to: adminPaths.support, text: 'Suporte', icon: <MessageSquareText {...icon} /> },
  { to: adminPaths.reports, text: 'Relatórios', icon: <ChartColumn {...icon} /> },
  { to: adminPaths.settings, text: 'Configurações', icon: <SlidersHorizontal {...icon} /> },
] as const

interface BottomBarProps {
  current: TabPath
  waiting: Waiting
}

/** The tab bar of the admin area on a phone. */
export function BottomBar({ current, waiting }: BottomBarProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isFurther = further.some(({ to }) => to === current)
  const furtherCount = further.reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0)
  return (
    <>
      <nav
        aria-label="Ateliê"
        className="fixed inset-x-0 bottom-0 z-6 grid min-h-16 grid-cols-5 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        {nearest.map(({ to, text, icon }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === current ? 'page' : undefined}
            className={item(to === current)}
          >
            {icon}
            {text}
            <TabCount count={waiting[to]} className="absolute top-1.5 left-[calc(50%+5px)]" />
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          className={item(isFurther)}
          onClick={() => setOpen(true)}
        >
          <MoreHorizontal {...icon} />
          Mais
          <TabCount count={furtherCount} className="absolute top-1.5 left-[calc(50%+5px)]" />
          {isFurther && <span className="sr-only">, você está em uma destas páginas</span>}
        </button>
      </nav>
      {open && <FurtherDialog current={current} waiting={waiting} onClose={close} />}
    </>
  )
}

function FurtherDialog({ current, waiting, onClose }: BottomBarProps & { onClose: () => void }) {
  const { account } = useAdmin()
  const leave = useLeave()
  return (
    <Modal title="Mais" onDismiss={onClose}>
      <ul className="-mx-4 -my-3">
        {further.map(({ to, text, icon }) => (
          <Row key={to} icon={icon}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              onClick={onClose}
              className={rowStyle}
            >
              {text}
              <TabCount count={waiting[to]} className="ml-auto" />
            </Link>
          </Row>
        ))}
        <li aria-hidden="true" className="mx-4 my-2 border-t border-line" />
        <Row icon={<ExternalLink {...icon} />}>
          <a href={paths.home} target="_blank" rel="noreferrer" className={rowStyle}>
            Ver loja
          </a>
        </Row>
        <Row icon={<User {...icon} />}>
          <Link to={paths.account} className={rowStyle}>
            Minha Conta
          </Link>
        </Row>
        <Row icon={<LogOut {...icon} />}>
          <button type="button" className={rowStyle} onClick={leave}>
            Sair
            <span className="ml-auto truncate pl-4 text-14 text-ink-3">{account.name}</span>
          </button>
        </Row>
      </ul>
    </Modal>
  )
}

const rowStyle =
  'flex min-h-13 flex-1 items-center text-left text-16 aria-[current]:font-semibold aria-[current]:text-wine'

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3.5 px-5">
      <span className="text-ink-2">{icon}</span>
      {children}
    </li>
  )
}

function item(active: boolean) {
  return classes(
    'relative flex flex-col items-center justify-center gap-0.75 text-12 font-medium',
    active
      ? 'font-semibold text-wine before:absolute before:inset-x-4 before:-top-px before:border-t-3 before:border-wine'
      : 'text-ink-2',
  )
}
