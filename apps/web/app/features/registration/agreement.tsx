import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '~/lib/paths.ts'

export function Agreement() {
  return (
    <p className="mt-4 text-13 text-ink-3">
      Ao criar a conta você aceita os <Read to={paths.terms}>Termos de Uso</Read> e a{' '}
      <Read to={paths.privacy}>Política de Privacidade</Read>.
    </p>
  )
}

/** Opens in a new tab, because the form is half filled in. */
function Read({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-wine underline underline-offset-3 hover:decoration-2">
      {children}
    </Link>
  )
}
