import { useEffect, useId, useRef } from 'react'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { measureNames } from './find-size.ts'
import type { Question } from './question-measures.ts'
import type { MeasureTexts } from './read-measures.ts'

interface DoubtNoticeProps {
  question: Question
  /** The measures were in inches: go on with these. */
  onConvert: (texts: MeasureTexts) => void
}

/** Takes the focus, so that the question is read before the measures are sent again. */
export function DoubtNotice({ question, onConvert }: DoubtNoticeProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [question])
  const { doubts, fromInches } = question
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Confira as medidas"
      aria-describedby={id}
      className="focus:outline-none"
    >
      <Notice tone="warning">
        <div id={id}>
          {fromInches ? (
            <>
              <p className="font-medium">Você mediu em polegadas?</p>
              <p className="text-14 text-ink-2">
                Em centímetros seriam {measureNames.map((name) => fromInches[name]).join(' · ')}.
              </p>
              <Button variant="outline" size="small" className="mt-2.5" onClick={() => onConvert(fromInches)}>
                Sim, usar em centímetros
              </Button>
            </>
          ) : (
            <ul className="font-medium">
              {doubts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <p className="mt-2 text-14 text-ink-2">
            Se estiver certo assim, toque de novo em “Ver meu tamanho”.
          </p>
        </div>
      </Notice>
    </div>
  )
}
