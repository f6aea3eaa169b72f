import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { showsFile } from '~/lib/blob-picture.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import type { Uploaded } from './use-uploads.ts'

interface PictureTrayProps {
  items: readonly Uploaded[]
  /** The upload has not started yet. */
  waiting?: boolean
  onRemove: (key: number) => void
}

/** The pictures to be attached to the next message. */
export function PictureTray({ items, waiting = false, onRemove }: PictureTrayProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label="Fotos da mensagem" className="flex flex-wrap gap-3">
      {items.map((item) => (
        <TrayPicture key={item.key} item={item} waiting={waiting} onRemove={() => onRemove(item.key)} />
      ))}
    </ul>
  )
}

interface TrayPictureProps {
  item: Uploaded
  waiting: boolean
  onRemove: () => void
}

function TrayPicture({ item, waiting, onRemove }: TrayPictureProps) {
  const { file, progress, id, failure } = item
  const shows = useMemo(() => showsFile(file), [file])
  const percent = Math.round(progress * 100)
  return (
    <li className="grid w-28 gap-1.5">
      <div className="relative aspect-square overflow-hidden rounded-2 bg-paper-3">
        <img ref={shows} alt={file.name} className="size-full object-cover" />
        <IconButton
          label={`Remover ${file.name}`}
          icon={<X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
          className="absolute! top-0 right-0 bg-paper/90!"
          onClick={onRemove}
        />
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-13 leading-[1.35] text-error">
          {failure}
        </p>
      )}
      {!waiting && id === undefined && failure === undefined && (
        <progress
          value={percent}
          max={100}
          aria-label={`Enviando ${file.name}`}
          className="h-1 w-full appearance-none overflow-hidden rounded-pill bg-paper-3 [&::-moz-progress-bar]:bg-wine [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-wine"
        />
      )}
    </li>
  )
}
