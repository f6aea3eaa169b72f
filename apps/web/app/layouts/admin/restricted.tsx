import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { withRedirect } from '~/lib/redirects.ts'
import { adminHome } from '~/pages.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** Shown to users who are not administrators. A visitor who is not signed in gets a link to sign in. */
export function Restricted({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <main className="page">
      <EmptyState
        icon={<LockKeyhole className="size-10" strokeWidth={1} />}
        title="Acesso restrito"
        heading="h1"
      >
        <p className="text-ink-2">
          {signedIn
            ? 'Esta área é só da equipe do ateliê.'
            : 'Esta área é só da equipe do ateliê. Se for o seu caso, entre com a sua conta.'}
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
          <ButtonLink to={paths.home}>Voltar ao início</ButtonLink>
          {!signedIn && (
            <ButtonLink to={withRedirect(paths.login, adminHome)} variant="outline">
              Fazer Login
            </ButtonLink>
          )}
        </div>
      </EmptyState>
    </main>
  )
}
