import { paths } from '~/lib/paths.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** What to do until the email of a new account is confirmed. Identical for known and unknown addresses. */
export function ConfirmFirst({ email }: { email: string }) {
  const redirect = useRedirect()
  return (
    <div className="grid justify-items-start gap-1 rounded-1 bg-paper-2 px-5 py-5">
      <p className="text-14 text-ink-2">
        Não chegou? Veja a caixa de spam e se o endereço está certo. Você pode pedir até três e-mails por
        hora.
      </p>
      <ResendVerification email={email} />
      <TextLink to={withRedirect(paths.register, redirect)}>Corrigir e-mail</TextLink>
    </div>
  )
}
