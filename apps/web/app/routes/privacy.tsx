import { policiesPage } from '@shop/contract/content/policies'
import { changedOn } from '~/features/policies/changed-on.ts'
import { PolicyPage } from '~/features/policies/policy-page.tsx'
import { privacySections } from '~/features/policies/privacy-sections.tsx'
import { withOwnText } from '~/features/policies/with-own-text.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { load } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { previewOf } from '~/shared/content/preview-of.ts'
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const { value, publishedAt } = await load(policiesPage.read, { query: previewOf(url) }, context)
  return { edited: value.privacy, publishedAt }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { store } = useSite()
  return (
    <PolicyPage
      title={TITLE}
      lead="Que dados usamos, para quê, por quanto tempo, e o que você pode fazer a respeito. Em português claro."
      changed={changedOn(loaderData.publishedAt)}
      sections={withOwnText('privacy', privacySections(store.profile), loaderData.edited)}
    />
  )
}
