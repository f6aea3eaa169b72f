import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { classes } from '~/ui/classes.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import type { FormPicture } from './picture-list.ts'

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.7 } as const
const button = 'bg-paper! lg:size-9! disabled:opacity-40'

interface PictureTileProps {
  picture: FormPicture
  position: number
  count: number
  lifted: boolean
  onLift: () => void
  onOver: () => void
  onDrop: () => void
  onMove: (to: number) => void
  onRemove: () => void
  /** Below the picture. */
  children: ReactNode
}

/** Dragged with a mouse; the arrows do the same for keyboard and touch. */
export function PictureTile(props: PictureTileProps) {
  const { picture, position, count, lifted, onLift, onOver, onDrop, onMove, onRemove, children } = props
  const name = position === 0 ? 'foto 1, a capa' : `foto ${position + 1}`
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onLift()
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        onOver()
      }}
      onDragEnd={onDrop}
      className={classes(
        'relative min-w-0 cursor-grab rounded-1 transition-transform active:cursor-grabbing',
        lifted && 'z-1 -rotate-2 shadow-3 outline-2 outline-offset-2 outline-wine',
      )}
    >
      <div className="relative aspect-3/4 overflow-hidden rounded-1 bg-paper-3">
        <img
          src={picture.preview}
          alt={`Foto ${position + 1}`}
          draggable={false}
          className="size-full object-cover"
        />
        {position === 0 && (
          <span className="absolute top-1.5 left-1.5 rounded-pill bg-paper px-2 py-0.5 text-12 font-medium text-wine">
            Capa
          </span>
        )}
        {picture.kind === 'new' && (
          <span className="absolute top-1.5 right-1.5 rounded-pill bg-night px-2 py-0.5 text-12 font-medium text-paper">
            nova
          </span>
        )}
        <div className="absolute inset-x-1 bottom-1 flex gap-0.5">
          <IconButton
            label={`Mover para antes: ${name}`}
            icon={<ChevronLeft {...icon} />}
            disabled={position === 0}
            className={button}
            onClick={() => onMove(position - 1)}
          />
          <IconButton
            label={`Mover para depois: ${name}`}
            icon={<ChevronRight {...icon} />}
            disabled={position === count - 1}
            className={button}
            onClick={() => onMove(position + 1)}
          />
          <IconButton
            label={`Remover ${name}`}
            icon={<Trash2 {...icon} />}
            className={`${button} ml-auto`}
            onClick={onRemove}
          />
        </div>
      </div>
      {children}
    </li>
  )
}
