import { compactFooter } from '~/layouts/compact-footer.ts'
import { LinkPage } from '~/shared/email-links/link-page.tsx'
import { privateMeta, withoutReferrer } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/cancel-stock-notice'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Cancelar o aviso'), withoutReferrer]
}

export default function CancelStockNotice() {
  return (
    <LinkPage
      title="Cancelar o aviso"
      text="Você deixa de receber o e-mail que pediu para quando a peça voltar à loja."
      action="Cancelar o aviso"
      doneTitle="Aviso cancelado"
      follow={async (token) => {
        const { cancelNotice } = await import('~/features/stock-notice/follow-link.ts')
        return cancelNotice(token)
      }}
    />
  )
}
