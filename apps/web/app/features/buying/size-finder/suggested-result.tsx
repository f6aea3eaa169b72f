import { accessorySize } from '@shop/contract/constants'
import { suggestedSize } from '@shop/contract/notices'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { Size } from './find-size.ts'
import { ResultHeading } from './result-heading.tsx'
import { SizeTable } from './size-table.tsx'

interface SuggestedResultProps {
  size: Size
  /** The sizes the product is made in. */
  sizes: readonly string[]
  onClose: () => void
  onAgain: () => void
}

export function SuggestedResult({ size, sizes, onClose, onAgain }: SuggestedResultProps) {
  const { title, description } = suggestedSize(size)
  return (
    <>
      <ResultHeading>{title}</ResultHeading>
      <div className="flex items-center gap-6">
        <p
          aria-hidden="true"
          className="grid h-33 w-28 flex-none place-items-center rounded-arch bg-wine-soft pt-3.5 font-title text-[3.5rem] leading-none text-wine"
        >
          {size}
        </p>
        <div>
          <p className="text-18">{description}</p>
          {sizes.includes(size) ? (
            <p className="mt-1 text-14 text-ink-2">Já deixamos o tamanho {size} selecionado para você.</p>
          ) : (
            <NotMadeIn size={size} sizes={sizes} />
          )}
        </div>
      </div>
      <SizeTable marked={size} />
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button onClick={onClose} className="px-3!">
          Fechar
        </Button>
        <Button variant="quiet" onClick={onAgain} className="px-4!">
          Medir de novo
        </Button>
      </div>
    </>
  )
}

function NotMadeIn({ size, sizes }: Pick<SuggestedResultProps, 'size' | 'sizes'>) {
  if (sizes.includes(accessorySize)) {
    return <p className="mt-1 text-14 text-ink-2">Esta peça tem tamanho único.</p>
  }
  return (
    <>
      <p className="mt-1 text-14 text-ink-2">
        Esta peça não é feita no tamanho {size}: sua seleção continua a mesma.
      </p>
      <TextLink to={paths.contact}>Falar com o ateliê</TextLink>
    </>
  )
}
