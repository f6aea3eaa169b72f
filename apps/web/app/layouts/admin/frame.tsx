import ExternalLink from 'lucide-react/icons/external-link'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { adminPaths } from '~/admin-paths.ts'
import { paths } from '~/paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { BrandSymbol } from '~/ui/brand-symbol.tsx'
import { classes } from '~/ui/classes.ts'
import { AdminMenu } from './admin-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { TabCount } from './tab-count.tsx'
import { productionTabs, tabOf, tabs } from './tabs.ts'
import { useWaiting } from './use-waiting.ts'

const MAIN_ID = 'conteudo'

/** One bar with the tabs; on a phone a bar with the screen's name, and a bottom bar with five entries. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const current = tabOf(pathname)
  const waiting = useWaiting()
  const isAdmin = useAdmin().account.role === 'admin'
  return (
    <div data-density="compact" className="admin flex flex-1 flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="absolute top-2 left-2 z-50 inline-flex min-h-11 -translate-y-20 items-center rounded-1 bg-wine px-5 text-14 font-medium text-white focus-visible:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <header className="relative z-5 border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex h-14 max-w-360 items-center gap-3 pr-2 pl-4 lg:h-16 lg:gap-0 lg:px-(--gutter)">
          <Link
            to={isAdmin ? adminPaths.dashboard : adminPaths.production}
            aria-label={isAdmin ? 'Painel do ateliê' : 'Produção'}
            className="grid min-h-11 min-w-11 flex-none place-items-center text-wine lg:mr-3 min-[84rem]:mr-5"
          >
            <BrandSymbol className="h-8.5 w-auto lg:h-10" />
          </Link>
          <h1 className="min-w-0 flex-1 text-[1.5rem] leading-none font-medium lg:hidden">{current.text}</h1>
          <nav aria-label="Ateliê" className="flex h-full flex-1 max-lg:hidden min-[84rem]:gap-1">
            {(isAdmin ? tabs : productionTabs).map(({ to, text }) => (
              <Link
                key={to}
                to={to}
                aria-current={to === current.to ? 'page' : undefined}
                className={classes(
                  'relative flex items-center gap-2 px-2.5 text-14 transition-colors min-[84rem]:px-3.5 min-[84rem]:text-[0.9375rem]',
                  'after:absolute after:inset-x-2.5 after:-bottom-px after:border-b-3 after:border-wine min-[84rem]:after:inset-x-3.5',
                  to === current.to ? 'font-semibold text-ink' : 'text-ink-2 after:opacity-0 hover:text-wine',
                )}
              >
                {text}
                <TabCount count={waiting[to]} />
              </Link>
            ))}
          </nav>
          <a
            href={paths.home}
            target="_blank"
            rel="noreferrer"
            aria-label="Ver loja (abre em outra aba)"
            className="inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 text-[0.9375rem] hover:text-wine lg:max-[84rem]:hidden"
          >
            <ExternalLink aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            <span className="max-lg:hidden">Ver loja</span>
          </a>
          <AdminMenu onPhone={!isAdmin} />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="admin__main">
        <Suspense fallback={<ScreenWaiting />}>{children}</Suspense>
      </main>
      {isAdmin && <BottomBar current={current.to} waiting={waiting} />}
    </div>
  )
}

/** Shown while the code of a screen is loading. */
function ScreenWaiting() {
  return (
    <p role="status" className="grid min-h-80 place-items-center text-ink-2">
      Carregando...
    </p>
  )
}
