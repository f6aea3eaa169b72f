import { termsKey } from '@shop/contract/terms'
import { PolicyPage } from '~/features/policies/policy-page.tsx'
import { returnsSections } from '~/features/policies/returns-sections.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { paths } from '~/paths.ts'
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

export default function Returns() {
  const { store } = useSite()
  return (
    <PolicyPage
      title={TITLE}
      lead="Sete dias corridos para desistir ou trocar, noventa para defeitos. Veja como funciona."
      changed={termsKey}
      sections={returnsSections(store)}
    />
  )
}
