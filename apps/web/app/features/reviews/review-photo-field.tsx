import { pictureUpload } from '@shop/contract/constants'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useId, useMemo, useRef } from 'react'
import { showsFile } from '~/lib/blob-picture.ts'
import { Button } from '~/ui/button.tsx'
import { FieldError } from '~/ui/field.tsx'

interface ReviewPhotoFieldProps {
  photo: File | undefined
  error: string | undefined
  onPick: (photo: File | undefined) => void
}

/** One photo, sent with the review. */
export function ReviewPhotoField({ photo, error, onPick }: ReviewPhotoFieldProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div role="group" aria-labelledby={id} className="grid justify-items-start gap-2">
      <p id={id} className="text-14 font-medium">
        Uma foto sua com a peça <span className="font-normal text-ink-3">(opcional)</span>
      </p>
      <p className="text-14 text-ink-2">
        Todas as visitantes a veem, depois que o ateliê a aprovar. Some com a avaliação e com a sua conta.
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept={pictureUpload.types.join(',')}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.[0]) onPick(currentTarget.files[0])
          // Reset, so that a removed file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {photo && <Preview photo={photo} />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => picker.current?.click()}
        >
          <ImagePlus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          {photo ? 'Trocar a foto' : 'Escolher a foto'}
        </Button>
        {photo && (
          <Button variant="ghost" size="small" onClick={() => onPick(undefined)}>
            Tirar a foto
          </Button>
        )}
      </div>
    </div>
  )
}

function Preview({ photo }: { photo: File }) {
  const shows = useMemo(() => showsFile(photo), [photo])
  return (
    <div className="w-31 bg-white p-2 shadow-1">
      <img ref={shows} alt={`A foto escolhida: ${photo.name}`} className="aspect-4/5 w-full object-cover" />
    </div>
  )
}
