import { notices } from '@shop/contract/notices'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { DoubtNotice } from './doubt-notice.tsx'
import { type Measure, type Measures, measureNames } from './find-size.ts'
import { measureLabels, Numeral } from './measure-label.tsx'
import type { Question } from './question-measures.ts'
import {
  type MeasureProblem,
  type MeasureProblems,
  type MeasureTexts,
  readMeasures,
} from './read-measures.ts'

const hints: Record<Measure, string> = {
  bust: 'Na parte mais cheia, fita na horizontal.',
  waist: 'Na parte mais fina, sem apertar.',
  hip: 'Na parte mais larga, pés juntos.',
}

/** Short, because on a phone each is only a third of the dialog wide. */
const problemTexts: Record<MeasureProblem, string> = {
  missing: 'Preencha esta medida.',
  unreadable: 'Use só números, como 88,5.',
  absurd: 'Use de 1 a 300 cm.',
}

interface MeasuresFormProps {
  texts: MeasureTexts
  onChange: (texts: MeasureTexts) => void
  onMeasured: (measures: Measures) => void
  /** About what was sent; it is taken when it is sent again. */
  question: Question | undefined
  onClose: () => void
}

export function MeasuresForm({ texts, onChange, onMeasured, question, onClose }: MeasuresFormProps) {
  const [problems, setProblems] = useState<MeasureProblems>({})
  const form = useRef<HTMLFormElement>(null)

  // If the dialog was opened before this form was loaded, it had no field to focus. A closed dialog is left alone.
  useEffect(() => {
    if (form.current?.closest('dialog')?.open) form.current.querySelector('input')?.focus()
  }, [])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send(texts)
  }
  const send = (given: MeasureTexts) => {
    const read = readMeasures(given)
    if ('measures' in read) {
      setProblems({})
      onMeasured(read.measures)
      return
    }
    setProblems(read.problems)
    const missing = Object.values(read.problems).includes('missing')
    if (missing) toast({ ...notices.incompleteMeasures, variant: 'destructive' })
    const first = measureNames.find((name) => read.problems[name])
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-1 sm:gap-4">
        {measureNames.map((name, index) => {
          const problem = problems[name]
          return (
            <Field
              key={name}
              name={name}
              label={measureLabels[name]}
              mark={<Numeral>{index + 1}</Numeral>}
              tail={<span className="pointer-events-none pr-3 text-14 text-ink-2">cm</span>}
              hint={hints[name]}
              error={problem && problemTexts[problem]}
              value={texts[name]}
              onChange={({ target }) => onChange({ ...texts, [name]: target.value })}
              inputMode="decimal"
              autoComplete="off"
              aria-required="true"
              className="max-sm:[&_[id$=hint]]:sr-only"
            />
          )
        })}
      </div>
      {question && (
        <DoubtNotice
          question={question}
          onConvert={(converted) => {
            onChange(converted)
            send(converted)
          }}
        />
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button type="submit" className="px-3!">
          Ver meu tamanho
        </Button>
        <Button variant="quiet" onClick={onClose} className="px-4!">
          Fechar
        </Button>
      </div>
    </form>
  )
}
