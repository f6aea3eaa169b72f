import { withRedirect } from '~/lib/redirects.ts'
import { paths } from '~/paths.ts'
import { TextLink } from '~/ui/text-link.tsx'

/** Never says whether the e-mail has an account. The cart and what was typed are there on the way back. */
export function HasAccount() {
  return (
    <p className="-mt-2 mb-5 text-14 text-ink-2">
      Já tem conta? <TextLink to={withRedirect(paths.login, paths.checkout)}>Entrar</TextLink> ou{' '}
      <TextLink to={withRedirect(paths.register, paths.checkout)}>criar conta</TextLink>
    </p>
  )
}
