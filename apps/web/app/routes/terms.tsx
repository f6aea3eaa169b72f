import { termsKey } from '@shop/contract/terms'
import { PolicyPage } from '~/features/policies/policy-page.tsx'
import { termsSections } from '~/features/policies/terms-sections.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { paths } from '~/paths.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/terms'

const TITLE = 'Termos de Uso'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: TITLE,
    description: 'As regras da loja: conta, preços, pagamento, prazo de entrega, trocas e os seus direitos.',
    path: paths.terms,
  })
}

export default function Terms() {
  const { store } = useSite()
  return (
    <PolicyPage
      title={TITLE}
      lead="As regras da nossa loja, para que você compre sabendo o que esperar de nós."
      changed={termsKey}
      sections={termsSections(store)}
    />
  )
}
