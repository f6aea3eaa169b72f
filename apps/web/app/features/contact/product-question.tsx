import type { Girths } from '@shop/contract/size-finder'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { formatGirths } from '~/shared/measures/format-girths.ts'
import { readStoredMeasures } from '~/shared/measures/typed-measures.ts'
import { Checkbox } from '~/ui/choice.tsx'

const UNTOUCHED = /^(Sobre a peça [^\n]*: )?$/

export interface ProductQuestionProps {
  product: string
  /** Changes the message that was written so far. */
  onBegin: (begin: (message: string) => string) => void
  /** The measures to send with the message; undefined unless she ticks them. */
  onMeasures: (measures: Girths | undefined) => void
}

/** The product that the size finder led here about, and its measures: sent only with a tick. */
export function ProductQuestion({ product, onBegin, onMeasures }: ProductQuestionProps) {
  const id = useId()
  const [measures] = useState(readStoredMeasures)
  // What she has written stays; an earlier product about which she wrote nothing does not.
  const begin = useEffectEvent(() =>
    onBegin((message) => (UNTOUCHED.test(message) ? `Sobre a peça ${product}: ` : message)),
  )
  // Once: she may delete the line.
  useEffect(() => begin(), [])
  return (
    <div className="rounded-1 bg-paper-2 px-5 py-4">
      <p className="font-medium">Sua pergunta sobre {product}</p>
      {measures && (
        <>
          <Checkbox
            label={`Enviar também as minhas medidas: ${formatGirths(measures)}`}
            aria-describedby={id}
            onChange={(event) => onMeasures(event.currentTarget.checked ? measures : undefined)}
          />
          <p id={id} className="-mt-1.5 pl-8.5 text-14 text-ink-2">
            Só o ateliê vê. Não vão por e-mail, e são apagadas depois de 90 dias.
          </p>
        </>
      )}
    </div>
  )
}
