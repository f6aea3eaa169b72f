import type { User as Account } from '@shop/contract/users'
import { LogOut, User } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { signOut } from '~/features/session/session.queries.ts'
import { paths } from '~/lib/paths.ts'
import { IconLink } from '~/ui/icon-button.tsx'

interface AccountMenuProps {
  account: Account
  token: string
}

/** Opens by hover and by focus, closes by leaving it or by Esc. A finger's tap follows the icon's link instead. */
export function AccountMenu({ account, token }: AccountMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const onPointerEnter = (event: PointerEvent) => setOpen(event.pointerType === 'mouse')
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    // The wrapper has no role of its own: it only hears what happens to the link and the menu inside it.
    <div
      role="presentation"
      className="relative max-lg:hidden"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <IconLink
        to={account.role === 'admin' ? paths.admin : paths.account}
        label={`Conta de ${account.name}`}
        icon={<User aria-hidden="true" className="size-5" strokeWidth={1.5} />}
        aria-expanded={open}
        aria-controls={id}
      />
      <div id={id} hidden={!open} className="absolute top-full right-0 z-20 pt-2">
        <div className="w-68 rounded-1 border border-line bg-white p-2 shadow-2">
          <p className="mb-1.5 border-b border-line px-3.5 pt-3 pb-3.5">
            <b className="block font-title text-h4 leading-[1.2] font-normal">{account.name}</b>
            <span className="block truncate text-14 text-ink-3">{account.email}</span>
          </p>
          <Link to={paths.account} onClick={() => setOpen(false)} className={row}>
            <User aria-hidden="true" className="size-5" strokeWidth={1.5} />
            Minha Conta
          </Link>
          <button type="button" onClick={() => signOut(token)} className={row}>
            <LogOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
            Sair
          </button>
        </div>
      </div>
    </div>
  )
}

const row =
  'flex min-h-[46px] w-full items-center gap-3 rounded-1 px-3.5 text-left transition-colors hover:bg-paper-2 hover:text-wine'
