import { RequestForm } from '~/features/password-reset/request-form.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { SignInPage } from '~/layouts/sign-in-page.tsx'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { paths } from '~/paths.ts'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { TextLink } from '~/ui/text-link.tsx'
import type { Route } from './+types/forgot-password'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Esqueci minha senha')
}

export default function ForgotPassword() {
  const redirect = useRedirect()
  return (
    <SignInPage
      title="Esqueci minha senha"
      lead="Informe o e-mail da sua conta. Enviamos um link para escolher uma senha nova."
    >
      <RequestForm />
      <TextLink to={withRedirect(paths.login, redirect)} className="justify-self-start">
        Voltar para o login
      </TextLink>
    </SignInPage>
  )
}
