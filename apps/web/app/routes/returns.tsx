import { policiesPage } from '@shop/contract/content/policies'
import { changedOn } from '~/features/policies/changed-on.ts'
import { PolicyPage } from '~/features/policies/policy-page.tsx'
import { returnsSections } from '~/features/policies/returns-sections.tsx'
import { withOwnText } from '~/features/policies/with-own-text.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { load } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { previewOf } from '~/shared/content/preview-of.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/returns'

const TITLE = 'Política de Trocas e Devoluções'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: TITLE,
    description:
      '7 dias corridos para desistir ou trocar, análise de qualidade em até 5 dias úteis e 90 dias para defeitos.',
    path: paths.returns,
  })
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { value, publishedAt } = await load(policiesPage.read, { query: previewOf(url) }, context)
  return { edited: value.returns, publishedAt }
}

export default function Returns({ loaderData }: Route.ComponentProps) {
  const { store } = useSite()
  return (
    <PolicyPage
      title={TITLE}
      lead="Sete dias corridos para desistir ou trocar, noventa para defeitos. Veja como funciona."
      changed={changedOn(loaderData.publishedAt)}
      sections={withOwnText('returns', returnsSections(store), loaderData.edited)}
    />
  )
}
