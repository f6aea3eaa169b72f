import type { ItemPhoto, ProductionItem } from '@shop/contract/production'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { PhotoButton } from '~/shared/production/photo-button.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoPicture } from './photo-picture.tsx'

export function ItemPhotos({ item }: { item: ProductionItem }) {
  const [openId, setOpenId] = useState<number>()
  const opened = item.photos.find(({ id }) => id === openId)
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {item.photos.map((photo, at) => (
          <li key={photo.id}>
            <Photo photo={photo} place={at + 1} onOpen={() => setOpenId(photo.id)} />
          </li>
        ))}
        <li>
          <PhotoButton
            itemId={item.id}
            of={`${item.productName}, de ${item.firstName}`}
            className="aspect-3/4 h-auto! w-full border-dashed! px-0!"
          >
            Foto
          </PhotoButton>
        </li>
      </ul>
      {item.photos.length === 0 && (
        <p className="mt-3 text-14 text-ink-2">As fotos ficam só no ateliê até você mostrar à noiva.</p>
      )}
      {opened && <PhotoDialog item={item} photo={opened} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

interface PhotoProps {
  photo: ItemPhoto
  place: number
  onOpen: () => void
}

function Photo({ photo, place, onOpen }: PhotoProps) {
  const Icon = photo.shared ? Eye : Lock
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Foto ${place}${photo.caption && `: ${photo.caption}`}, ${photo.shared ? 'a noiva vê' : 'só o ateliê vê'}`}
      onClick={onOpen}
      className="relative block aspect-3/4 w-full overflow-hidden rounded-1 bg-paper-3"
    >
      <PhotoPicture id={photo.id} className="size-full object-cover" />
      <span
        aria-hidden="true"
        className="absolute bottom-1.5 left-1.5 inline-flex items-center gap-1 rounded-pill bg-white px-2 py-0.5 text-12 font-medium"
      >
        <Icon className="size-3.5" strokeWidth={1.5} />
        {photo.shared ? 'noiva' : 'ateliê'}
      </span>
    </button>
  )
}
