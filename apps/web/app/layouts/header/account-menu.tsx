import type { User as Account } from '@shop/contract/users'
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { adminHome } from '~/pages.ts'
import { paths } from '~/paths.ts'
import { IconLink } from '~/ui/icon-button.tsx'
import { signOut } from '../sign-out.ts'

interface AccountMenuProps {
  account: Account
  token: string
  onSignOut: () => void
}

/** Opens on hover and keyboard focus, closes on leave or Esc. A tap follows the icon's link instead. */
export function AccountMenu({ account, token, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const close = () => setOpen(false)
  useEscape(open, () => {
    const menu = document.getElementById(id)
    if (menu?.contains(document.activeElement)) link.current?.focus()
    close()
  })
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(true)
  }
  const onPointerLeave = (event: PointerEvent) => {
    if (event.currentTarget.querySelector(':focus-visible') === null) close()
  }
  // A click focuses the icon too, but is about to leave the page.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setOpen(true)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const leave = () => {
    onSignOut()
    signOut(token)
  }
  return (
    // The wrapper has no role of its own: it only handles events of the link and the menu inside it.
    <div
      role="presentation"
      className="relative max-lg:hidden"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <IconLink
        ref={link}
        onClick={close}
        to={account.role === 'customer' ? paths.account : adminHome}
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
          <Link to={paths.account} onClick={close} className={row}>
            <User aria-hidden="true" className="size-5" strokeWidth={1.5} />
            Minha Conta
          </Link>
          <button type="button" onClick={leave} className={row}>
            <LogOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
            Sair
          </button>
        </div>
      </div>
    </div>
  )
}

/** Listens on the document: a menu opened by hover does not have focus. */
function useEscape(active: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}

const row =
  'flex min-h-[46px] w-full items-center gap-3 rounded-1 px-3.5 text-left transition-colors hover:bg-paper-2 hover:text-wine'
