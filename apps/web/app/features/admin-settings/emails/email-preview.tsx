import { adminFailures } from '@shop/contract/admin-failures'
import type { EmailSample } from '@shop/contract/email-samples'
import { useState } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { classes } from '~/ui/classes.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { EmailFrame } from './email-frame.tsx'
import { useEmail } from './emails.queries.ts'

const views = [
  { value: 'computer', text: 'Computador' },
  { value: 'phone', text: 'Celular' },
  { value: 'text', text: 'Só texto' },
] as const

export function EmailPreview({ email: { name, when, to } }: { email: EmailSample }) {
  const { token } = useAdmin()
  const [view, setView] = useState<(typeof views)[number]['value']>('computer')
  const query = useEmail(token, name)
  const failure = listFailure(query, adminFailures.readEmail)
  if (failure) return <FailurePanel {...failure} />
  if (!query.data) return <PartWaiting />
  const { subject, html, text } = query.data
  return (
    <article aria-labelledby="email-subject">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-14 text-ink-2">
            {when} · {to === 'customer' ? 'para a cliente' : 'para o ateliê'}
          </p>
          <h2
            id="email-subject"
            className="font-text text-18 leading-[1.3] font-semibold tracking-normal wrap-anywhere"
          >
            {subject}
          </h2>
        </div>
        <div role="group" aria-label="Como ver o e-mail" className="inline-flex max-sm:w-full">
          {views.map(({ value, text: label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={view === value}
              onClick={() => setView(value)}
              className={classes(
                'min-h-(--control) border border-line-strong px-3.5 text-14 whitespace-nowrap not-first:border-l-0 max-sm:flex-1',
                view === value ? 'bg-wine-soft font-semibold text-wine' : 'bg-white hover:text-wine',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {view === 'text' ? (
        <pre className="rounded-1 border border-line bg-white p-5 font-sans text-14 leading-[1.6] wrap-anywhere whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <EmailFrame title={`E-mail: ${subject}`} html={html} narrow={view === 'phone'} />
      )}
    </article>
  )
}
