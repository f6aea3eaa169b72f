import type { StoreProfile } from '@shop/contract/store'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Lock from 'lucide-react/icons/lock'
import { Link, Outlet } from 'react-router'
import { paths } from '~/paths.ts'
import { Brand } from './brand.tsx'
import { SessionEnding } from './session-ending.tsx'
import { SkipLink } from './skip-link.tsx'
import { TestModeBanner } from './test-mode-banner.tsx'
import { useSite } from './use-site.ts'

export { ErrorBoundary } from './shop.tsx'

const MAIN_ID = 'conteudo'
const icon = { 'aria-hidden': true, className: 'size-4.5 flex-none', strokeWidth: 1.5 } as const

/** Without the shop's navigation: nothing to follow but the purchase and the way back to the cart. */
export default function CheckoutLayout() {
  const { store, year } = useSite()
  const { profile } = store
  return (
    <>
      <SkipLink to={MAIN_ID} />
      <header>
        {store.testMode && <TestModeBanner />}
        <div className="border-b border-line bg-paper">
          <div className="page grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-x-3 lg:min-h-18">
            <Link
              to={paths.cart}
              reloadDocument
              className="-ml-1 inline-flex min-h-11 min-w-11 items-center gap-1.5 justify-self-start text-14 text-ink-2 underline decoration-1 underline-offset-4 hover:text-wine"
            >
              <ChevronLeft {...icon} />
              <span className="max-sm:sr-only">Voltar ao carrinho</span>
            </Link>
            <Brand name={profile.name} />
            <p className="flex items-center gap-2 justify-self-end text-14 text-ink-2">
              <Lock {...icon} className="size-4.5 flex-none text-ok" />
              <span className="max-sm:sr-only">Compra protegida</span>
            </p>
          </div>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <CheckoutFooter profile={profile} year={year} />
      <SessionEnding />
    </>
  )
}

const policies = [
  { to: paths.returns, text: 'Política de Trocas' },
  { to: paths.privacy, text: 'Privacidade' },
  { to: paths.terms, text: 'Termos de Uso' },
  { to: paths.contact, text: 'Fale com o ateliê' },
]

function CheckoutFooter({ profile, year }: { profile: StoreProfile; year: string }) {
  const { legalName, cnpj, address } = profile
  return (
    <footer className="page pb-8 text-14 text-ink-2">
      <div className="border-t border-line pt-4">
        <ul className="flex flex-wrap gap-x-6">
          {policies.map(({ to, text }) => (
            <li key={to}>
              <Link
                to={to}
                reloadDocument
                className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:text-wine"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-13 text-ink-3">
          © {year} {legalName} · CNPJ {cnpj} · {address.street}, {address.number}, {address.city},{' '}
          {address.state}
        </p>
      </div>
    </footer>
  )
}
