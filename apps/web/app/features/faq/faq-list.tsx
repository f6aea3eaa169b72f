import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { FaqItem } from './faq-item.tsx'
import { countOf, matchingTopics } from './faq-search.ts'
import type { Topic } from './question.ts'

export function FaqList({ topics }: { topics: readonly Topic[] }) {
  const [search, setSearch] = useState('')
  const hydrated = useHydrated()
  const shown = matchingTopics(topics, useDeferredValue(search))
  const count = countOf(shown)
  return (
    <>
      <div role="search" className="needs-scripts mb-10 grid max-w-136 gap-2">
        <Field
          label="Buscar nas perguntas"
          type="search"
          placeholder="Prazo, ajustes, pagamento"
          lead={<Search aria-hidden="true" className="size-5" strokeWidth={1.5} />}
          value={search}
          disabled={!hydrated}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status" className="min-h-6 text-14 text-ink-3">
          {search.trim() !== '' && formatCount(count)}
        </p>
      </div>
      {count === 0 ? (
        <div className="grid justify-items-start gap-4 border-t border-line pt-8">
          <h2>Não encontramos essa resposta</h2>
          <p className="text-ink-2">Tente outras palavras, ou pergunte direto ao ateliê.</p>
          <ButtonLink to={paths.contact}>Falar com o ateliê</ButtonLink>
        </div>
      ) : (
        <div className="grid gap-12">
          {shown.map(({ title, questions }) => (
            <section key={title} aria-label={title}>
              <h2 className="border-b border-line-strong pb-3">{title}</h2>
              {questions.map((question) => (
                <FaqItem key={question.id} question={question} />
              ))}
            </section>
          ))}
        </div>
      )}
    </>
  )
}

function formatCount(count: number) {
  if (count === 0) return 'Nenhuma pergunta encontrada.'
  return count === 1 ? '1 pergunta encontrada.' : `${count} perguntas encontradas.`
}
