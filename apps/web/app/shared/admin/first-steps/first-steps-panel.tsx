import type { FirstSteps } from '@shop/contract/first-steps'
import { classes } from '~/ui/classes.ts'
import { TextButton } from '~/ui/text-link.tsx'
import { useAdmin } from '../admin.ts'
import { useFirstStepsUpdate } from './first-steps-query.ts'
import { StepRow } from './step-row.tsx'

/** What opens a shop, in nine steps; the first that is missing stands out. */
export function FirstStepsPanel({ list: { steps, isHidden } }: { list: FirstSteps }) {
  const { token } = useAdmin()
  const update = useFirstStepsUpdate(token)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section aria-labelledby="first-steps" className="rounded-1 border border-line bg-white">
      <header className="grid gap-2 px-4 pt-4 pb-3 lg:px-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="first-steps" className="text-h4!">
            Primeiros passos
          </h2>
          <p className="text-14 tabular-nums">
            {done} de {steps.length}
          </p>
        </div>
        <div aria-hidden="true" className="flex gap-1">
          {steps.map(({ id }, index) => (
            <span
              key={id}
              className={classes(
                'h-1 flex-1 rounded-pill',
                index < done ? 'bg-sage' : index === done ? 'bg-wine' : 'bg-paper-3',
              )}
            />
          ))}
        </div>
      </header>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            number={index + 1}
            isNext={step === next}
            onRead={() => update.mutate({ policiesRead: true })}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-4 py-2 text-14 text-ink-2 lg:px-5">
        <p>Na ordem que quiser. Feitos os nove, este quadro some do Painel; fica em Configurações.</p>
        <TextButton onClick={() => update.mutate({ isHidden: !isHidden })}>
          {isHidden ? 'Mostrar no Painel' : 'Tirar do Painel'}
        </TextButton>
      </div>
    </section>
  )
}
