import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '~/ui/icon-button.tsx'

interface ZoomStepsProps {
  shown: number
  count: number
  onShow: (index: number) => void
}

/** Previous and next. The button is not removed at either end, so that focus is not lost. */
export function ZoomSteps({ shown, count, onShow }: ZoomStepsProps) {
  return (
    <div className="flex min-h-15 flex-none items-center justify-center gap-5 text-14 tabular-nums">
      <IconButton
        label="Foto anterior"
        icon={<ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />}
        aria-disabled={shown === 0}
        className="aria-disabled:opacity-35"
        onClick={() => onShow(shown - 1)}
      />
      <span role="status">
        {shown + 1} de {count}
      </span>
      <IconButton
        label="Próxima foto"
        icon={<ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />}
        aria-disabled={shown === count - 1}
        className="aria-disabled:opacity-35"
        onClick={() => onShow(shown + 1)}
      />
    </div>
  )
}
