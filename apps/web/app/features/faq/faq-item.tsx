import ChevronDown from 'lucide-react/icons/chevron-down'
import { RichText } from '~/shared/content/rich-text.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { Question } from './question.ts'

/**
 * A native disclosure: it works without scripts, and elements with the same name close each other. The answer has the
 * id, because a browser opens the disclosure that contains the target of a URL fragment.
 */
export function FaqItem({ question: { id, question, answer, rich, more } }: { question: Question }) {
  return (
    <details name="faq" className="group border-b border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 rounded-1 py-4 text-18 font-medium hover:text-wine [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 flex-none text-wine transition-transform group-open:rotate-180"
        />
      </summary>
      <div id={id} className="grid max-w-170 scroll-mt-24 justify-items-start gap-3 pb-6 text-ink-2">
        {rich === undefined ? (
          answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        ) : (
          <RichText text={rich} />
        )}
        {more && (
          <div className="flex flex-wrap gap-x-6">
            {more.map(({ to, text }) => (
              <TextLink key={to} to={to}>
                {text}
              </TextLink>
            ))}
          </div>
        )}
      </div>
    </details>
  )
}
