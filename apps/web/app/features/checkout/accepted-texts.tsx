import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'

/** What the order button accepts. The order stores which version of these texts was current (contract, terms.ts). */
export function AcceptedTexts() {
  return (
    <p className="mt-6 text-14 text-ink-2">
      Ao confirmar, você aceita os <Read to={paths.terms}>Termos de Uso</Read> e a{' '}
      <Read to={paths.returns}>Política de Trocas</Read> e declara que leu a{' '}
      <Read to={paths.privacy}>Política de Privacidade</Read>.
    </p>
  )
}

/** Opens in a new tab, because the purchase is half done. */
function Read({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-wine underline underline-offset-3 hover:decoration-2">
      {children}
      <span className="sr-only"> (abre em outra aba)</span>
    </Link>
  )
}
