import { compactFooter } from '~/layouts/compact-footer.ts'
import { LinkPage } from '~/shared/email-links/link-page.tsx'
import { privateMeta, withoutReferrer } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/confirm-newsletter'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Confirmar inscrição'), withoutReferrer]
}

export default function NewsletterConfirm() {
  return (
    <LinkPage
      title="Confirme sua inscrição"
      text="Falta só um toque para receber as novidades e inspirações do ateliê."
      action="Confirmar inscrição"
      doneTitle="Inscrição confirmada!"
      follow={async (token) => {
        const { confirmSubscription } = await import('~/features/newsletter/follow-link.ts')
        return confirmSubscription(token)
      }}
    />
  )
}
