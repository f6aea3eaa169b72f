import { compactFooter } from '~/layouts/compact-footer.ts'
import { LinkPage } from '~/shared/email-links/link-page.tsx'
import { privateMeta, withoutReferrer } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/leave-newsletter'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Cancelar inscrição'), withoutReferrer]
}

export default function NewsletterLeave() {
  return (
    <LinkPage
      title="Cancelar a inscrição?"
      text="Você deixa de receber nossas novidades por e-mail. Mensagens sobre os seus pedidos continuam chegando."
      action="Cancelar inscrição"
      doneTitle="Inscrição cancelada"
      follow={async (token) => {
        const { cancelSubscription } = await import('~/features/newsletter/follow-link.ts')
        return cancelSubscription(token)
      }}
    />
  )
}
