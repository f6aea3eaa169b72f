import { accessibilitySections } from '~/features/policies/accessibility-sections.tsx'
import { PolicyPage } from '~/features/policies/policy-page.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { paths } from '~/paths.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/accessibility'

const TITLE = 'Acessibilidade'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: TITLE,
    description:
      'Como a loja funciona com teclado, leitor de tela e letra grande, e como avisar sobre uma barreira.',
    path: paths.accessibility,
  })
}

export default function Accessibility() {
  const { store } = useSite()
  return (
    <PolicyPage
      title={TITLE}
      lead="Uma loja em que cada pessoa compra do seu jeito."
      changed="2026-11-15"
      sections={accessibilitySections(store)}
    />
  )
}
