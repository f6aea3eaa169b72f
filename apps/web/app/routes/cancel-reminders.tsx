import { compactFooter } from '~/layouts/compact-footer.ts'
import { LinkPage } from '~/shared/email-links/link-page.tsx'
import { privateMeta, withoutReferrer } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/cancel-reminders'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Cancelar os lembretes'), withoutReferrer]
}

export default function CancelReminders() {
  return (
    <LinkPage
      title="Cancelar os lembretes"
      text="Você deixa de receber lembretes de compras que não terminou."
      action="Cancelar os lembretes"
      doneTitle="Lembretes cancelados"
      follow={async (token) => {
        const { cancelReminders } = await import('~/shared/email-links/cancel-reminders.ts')
        return cancelReminders(token)
      }}
    />
  )
}
