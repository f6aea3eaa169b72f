import type { TimelineItem, TimelinePhoto, TimelineStage } from '@shop/contract/order-timeline'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from '~/ui/dialog.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { photoText, photoTitle } from './photo-text.ts'
import { StagePhoto } from './stage-photo.tsx'

interface PhotoViewerProps {
  token: string
  item: TimelineItem
  /** Gets the small photo of each stage, and the latest photo large. */
  children: (photoOf: (stage: TimelineStage) => ReactNode, latest: ReactNode) => ReactNode
}

/** The photos of an item in one dialog, one after the other. */
export function PhotoViewer({ token, item, children }: PhotoViewerProps) {
  const dialogId = useId()
  const [shown, setShown] = useState<number>()
  const { photos } = item
  const opens = opensDialog(dialogId)
  const opener = (photo: TimelinePhoto, content: ReactNode, className: string) => (
    <button
      type="button"
      aria-label={`Ampliar a foto: ${photoTitle(photo, item)}`}
      {...opens}
      onClick={() => {
        setShown(photos.indexOf(photo))
        opens.onClick()
      }}
      className={className}
    >
      {content}
    </button>
  )
  const photoOf = (stage: TimelineStage) => {
    const photo = photos.find(({ stageId }) => stageId === stage.id)
    if (!photo) return null
    const small = <StagePhoto token={token} photo={photo} />
    return opener(
      photo,
      small,
      'h-20 w-15 flex-none overflow-hidden rounded-1 focus-visible:shadow-(--focus-ring)',
    )
  }
  const [latest] = photos
  return (
    <>
      {children(photoOf, latest && <Latest item={item} photo={latest} open={opener} token={token} />)}
      {latest && (
        <Dialog id={dialogId} label={`Fotos de ${item.name}`} className="sm:w-fit! sm:max-w-[90vw]!">
          {shown !== undefined && <Shown token={token} item={item} shown={shown} onShow={setShown} />}
        </Dialog>
      )}
    </>
  )
}

interface LatestProps {
  token: string
  item: TimelineItem
  photo: TimelinePhoto
  open: (photo: TimelinePhoto, content: ReactNode, className: string) => ReactNode
}

function Latest({ token, item, photo, open }: LatestProps) {
  const { title, note } = photoText(photo, item)
  const large = <StagePhoto token={token} photo={photo} />
  return (
    <figure className="mx-auto grid max-w-65 gap-3 text-center lg:max-w-none lg:text-left">
      {open(
        photo,
        large,
        'aspect-4/5 w-full overflow-hidden rounded-arch bg-paper-3 focus-visible:shadow-(--focus-ring)',
      )}
      <figcaption>
        <p className="font-medium wrap-anywhere">{title}</p>
        {note && <p className="text-14 text-ink-3">{note}</p>}
      </figcaption>
    </figure>
  )
}

interface ShownProps {
  token: string
  item: TimelineItem
  shown: number
  onShow: (index: number) => void
}

const step = { className: 'size-5', strokeWidth: 1.5 } as const

function Shown({ token, item, shown, onShow }: ShownProps) {
  const { photos } = item
  const photo = photos[shown]
  if (!photo) return null
  const { title, note } = photoText(photo, item)
  const move = (by: number) => onShow((shown + by + photos.length) % photos.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  return (
    <section
      aria-label="Foto ampliada"
      onKeyDown={onKeyDown}
      className="grid justify-items-center gap-4 p-4 pt-14 sm:px-8"
    >
      <div className="grid h-[65dvh] place-items-center">
        <StagePhoto key={photo.id} token={token} photo={photo} alt={photoTitle(photo, item)} isWhole />
      </div>
      <div className="flex items-center gap-4">
        {photos.length > 1 && (
          <IconButton label="Foto anterior" icon={<ChevronLeft {...step} />} onClick={() => move(-1)} />
        )}
        <p aria-live="polite" className="text-center">
          <span className="block font-medium wrap-anywhere">{title}</span>
          <span className="block text-14 text-ink-3">
            {[note, photos.length > 1 && `${shown + 1} de ${photos.length}`].filter(Boolean).join(' · ')}
          </span>
        </p>
        {photos.length > 1 && (
          <IconButton label="Próxima foto" icon={<ChevronRight {...step} />} onClick={() => move(1)} />
        )}
      </div>
    </section>
  )
}
