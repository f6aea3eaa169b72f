import { compactFooter } from '~/layouts/compact-footer.ts'
import { LinkPage } from '~/shared/email-links/link-page.tsx'
import { privateMeta, withoutReferrer } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/confirm-stock-notice'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Confirme seu aviso'), withoutReferrer]
}

export default function ConfirmStockNotice() {
  return (
    <LinkPage
      title="Confirme seu aviso"
      text="Falta só um toque para receber um e-mail quando a peça voltar à loja."
      action="Confirmar o aviso"
      doneTitle="Aviso confirmado"
      follow={async (token) => {
        const { confirmNotice } = await import('~/features/stock-notice/follow-link.ts')
        return confirmNotice(token)
      }}
    />
  )
}
