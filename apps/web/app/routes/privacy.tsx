import { termsKey } from '@shop/contract/terms'
import { PolicyPage } from '~/features/policies/policy-page.tsx'
import { privacySections } from '~/features/policies/privacy-sections.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { paths } from '~/paths.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/privacy'

const TITLE = 'Política de Privacidade'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: TITLE,
    description:
      'Que dados a loja usa, para quê, por quanto tempo, e como você os vê, corrige ou apaga. Sem cookies que precisem de consentimento.',
    path: paths.privacy,
  })
}

export default function Privacy() {
  const { store } = useSite()
  return (
    <PolicyPage
      title={TITLE}
      lead="Que dados usamos, para quê, por quanto tempo, e o que você pode fazer a respeito. Em português claro."
      changed={termsKey}
      sections={privacySections(store.profile)}
    />
  )
}
