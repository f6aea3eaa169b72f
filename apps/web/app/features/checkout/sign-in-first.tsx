import UserRound from 'lucide-react/icons/user-round'
import { withRedirect } from '~/lib/redirects.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** For a visitor who opens an order of an account. */
export function SignInFirst({ back }: { back: string }) {
  return (
    <div className="page">
      <EmptyState
        icon={<UserRound className="size-11" strokeWidth={1} />}
        title="Finalizar Compra"
        heading="h1"
      >
        <p className="text-ink-2">
          Este pedido é de uma conta. Entre nela para continuar: você volta direto para cá.
        </p>
        <div className="mt-3 flex w-full justify-center gap-3 max-sm:flex-col">
          <ButtonLink to={withRedirect(paths.login, back)}>Entrar</ButtonLink>
          <ButtonLink to={withRedirect(paths.register, back)} variant="outline">
            Criar conta
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}
