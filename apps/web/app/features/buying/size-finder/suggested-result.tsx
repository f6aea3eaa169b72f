import { suggestedSize } from '@shop/contract/notices'
import type { SizeRow } from '@shop/contract/size-finder'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button.tsx'
import { ResultHeading } from './result-heading.tsx'
import { SizeArch } from './size-arch.tsx'
import { SizeTable } from './size-table.tsx'

interface SuggestedResultProps {
  size: string
  chart: readonly SizeRow[]
  isMeasured: boolean
  /** What to do if the product is not made in the size; undefined if it is. */
  instead: ReactNode | undefined
  onClose: () => void
  onAgain: () => void
}

export function SuggestedResult(props: SuggestedResultProps) {
  const { size, chart, isMeasured, instead, onClose, onAgain } = props
  const { title, description } = suggestedSize(size)
  return (
    <>
      <ResultHeading>{title}</ResultHeading>
      <div className="flex items-center gap-6">
        <SizeArch size={size} />
        <div>
          <p className="text-18">{description}</p>
          <p className="mt-1 text-14 text-ink-2">
            {instead === undefined
              ? chosenText(size, isMeasured)
              : `Esta peça não é feita no tamanho ${size}: sua seleção continua a mesma.`}
          </p>
        </div>
      </div>
      <SizeTable chart={chart} marked={size} />
      {instead}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button onClick={onClose} variant={instead === undefined ? 'primary' : 'outline'} className="px-3!">
          Fechar
        </Button>
        <Button variant="quiet" onClick={onAgain} className="px-4!">
          Medir de novo
        </Button>
      </div>
    </>
  )
}

function chosenText(size: string, isMeasured: boolean): string {
  return isMeasured
    ? `Sob medida, a sua peça é cortada a partir do ${size}.`
    : `Já deixamos o tamanho ${size} selecionado para você.`
}
