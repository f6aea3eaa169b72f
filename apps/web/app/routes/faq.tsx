import { faqPage } from '@shop/contract/content/faq'
import { numbersOf, replyTimeText } from '@shop/contract/store-numbers'
import { faqJsonLd } from '~/features/faq/faq-json-ld.ts'
import { FaqList } from '~/features/faq/faq-list.tsx'
import { withOwnQuestions } from '~/features/faq/own-questions.ts'
import { topicsOf } from '~/features/faq/topics.ts'
import { useSite } from '~/layouts/use-site.ts'
import { JsonLd } from '~/lib/json-ld.tsx'
import { load } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { previewOf } from '~/shared/content/preview-of.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import { ButtonLink } from '~/ui/button.tsx'
import type { Route } from './+types/faq'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: 'Perguntas Frequentes',
    description:
      'Prazo de entrega, ajustes, tamanhos, pagamento, trocas e devoluções: as respostas do ateliê.',
    path: paths.faq,
  })
}

export function loader({ context, url }: Route.LoaderArgs) {
  return load(faqPage.read, { query: previewOf(url) }, context)
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { store } = useSite()
  const topics = withOwnQuestions(topicsOf(store), loaderData.value)
  return (
    <div className="page grid gap-x-16 gap-y-12 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:pt-12 lg:pb-24">
      <div>
        <p className="eyebrow">Ajuda</p>
        <h1 className="mt-4">Perguntas Frequentes</h1>
        <p className="mt-3 mb-8 text-18 text-ink-2">O que as noivas mais nos perguntam.</p>
        <FaqList topics={topics} />
      </div>
      <aside className="grid content-start gap-4 self-start bg-paper-2 px-6 py-7 lg:sticky lg:top-28 lg:mt-40">
        <h2 className="text-h4!">Ficou alguma dúvida?</h2>
        <p className="text-ink-2">
          Escreva para o ateliê. Respondemos em até {replyTimeText(numbersOf(store))}.
        </p>
        <ButtonLink to={paths.contact} variant="outline">
          Falar com o ateliê
        </ButtonLink>
      </aside>
      <JsonLd data={faqJsonLd(topics)} />
    </div>
  )
}
