import ChevronDown from 'lucide-react/icons/chevron-down'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { classes } from '~/ui/classes.ts'
import { useLeave } from './use-leave.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5 text-ink-2', strokeWidth: 1.5 } as const
const row =
  'flex min-h-11 w-full items-center gap-3 rounded-1 px-3.5 text-left transition-colors hover:bg-paper-2 hover:text-wine'

/** The account menu on a wide screen. A phone has the same entries under Mais, if it has that. */
export function AdminMenu({ onPhone = false }: { onPhone?: boolean }) {
  const { account } = useAdmin()
  const leave = useLeave()
  const id = useId()
  const [firstName] = account.name.split(' ')
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="true"
        aria-label={`Conta de ${account.name}`}
        className={classes(
          'menu-anchor flex min-h-11 flex-none items-center gap-2 pl-4 text-[0.9375rem] font-medium hover:text-wine',
          onPhone ? 'max-lg:pr-2' : 'max-lg:hidden',
        )}
      >
        {firstName}
        <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </button>
      <div id={id} popover="auto" className="menu">
        <p className="mb-1.5 border-b border-line px-3.5 pt-2 pb-3">
          <b className="block font-medium">{account.name}</b>
          <span className="block truncate text-14 text-ink-3">{account.email}</span>
        </p>
        <a href={paths.home} target="_blank" rel="noreferrer" className={row}>
          <ExternalLink {...icon} />
          Ver loja
        </a>
        <Link to={paths.account} className={row}>
          <User {...icon} />
          Minha Conta
        </Link>
        <hr className="my-1.5 border-line" />
        <button type="button" className={row} onClick={leave}>
          <LogOut {...icon} />
          Sair
        </button>
      </div>
    </>
  )
}
