import { policiesPage } from '@shop/contract/content/policies'
import { changedOn } from '~/features/policies/changed-on.ts'
import { PolicyPage } from '~/features/policies/policy-page.tsx'
import { termsSections } from '~/features/policies/terms-sections.tsx'
import { withOwnText } from '~/features/policies/with-own-text.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { load } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { previewOf } from '~/shared/content/preview-of.ts'
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const { value, publishedAt } = await load(policiesPage.read, { query: previewOf(url) }, context)
  return { edited: value.terms, publishedAt }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { store } = useSite()
  return (
    <PolicyPage
      title={TITLE}
      lead="As regras da nossa loja, para que você compre sabendo o que esperar de nós."
      changed={changedOn(loaderData.publishedAt)}
      sections={withOwnText('terms', termsSections(store), loaderData.edited)}
    />
  )
}
