import { categoryLimits } from '@shop/contract/category-limits'
import { pictureUpload } from '@shop/contract/constants'
import type { SiteImage } from '@shop/contract/site-images'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { SiteUpload } from '~/shared/admin/use-site-upload.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { Button } from '~/ui/button.tsx'
import { DropArea } from '~/ui/drop-area.tsx'
import { Field, FieldError } from '~/ui/field.tsx'

interface CategoryCoverProps {
  image: SiteImage | null
  upload: SiteUpload
  /** The field of the alt text. */
  alt: UseFormRegisterReturn<'alt'>
  altError: string | undefined
  onRemove: () => void
}

export function CategoryCover({ image, upload, alt, altError, onRemove }: CategoryCoverProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="text-14 font-medium">Foto de capa</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-2.5 text-14 text-ink-2">
        Aparece em arco no menu e na página inicial. Uma foto em pé fica melhor. Sem capa, a loja mostra a
        primeira foto da primeira peça.
      </p>
      <div className={image ? 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-end gap-4' : undefined}>
        {image && (
          <img
            src={pictureThumb(image)}
            alt=""
            className="aspect-[193/266] w-full rounded-arch bg-paper-3 object-cover"
          />
        )}
        <div className="grid min-w-0 gap-2">
          <CoverDrop replaces={image !== null} upload={upload} />
          {image && (
            <Button
              variant="ghost"
              size="small"
              className="justify-self-start"
              icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.5} />}
              onClick={onRemove}
            >
              Remover a capa
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {upload.done && 'Foto enviada. Falta descrevê-la.'}
      </p>
      {upload.error && (
        <div role="alert" className="mt-2">
          <FieldError id={`${id}-error`}>{upload.error}</FieldError>
        </div>
      )}
      {image && (
        <Field
          label="Descrição da foto"
          starred
          required
          maxLength={categoryLimits.alt}
          placeholder="Ex.: noiva de costas, com a cauda aberta"
          hint="Quem não enxerga ouve este texto no lugar da foto."
          error={altError}
          className="mt-4"
          {...alt}
        />
      )}
    </fieldset>
  )
}

function CoverDrop({ replaces, upload: { share, send } }: { replaces: boolean; upload: SiteUpload }) {
  const percent = share === undefined ? undefined : Math.round(share * 100)
  return (
    <DropArea
      label={replaces ? 'Trocar a foto de capa' : 'Escolher a foto de capa'}
      accept={pictureUpload.types.join(',')}
      className="grid justify-items-center gap-0.5"
      onFiles={([file]) => {
        if (file) void send(file)
      }}
    >
      {percent === undefined ? (
        <>
          <b className="mt-1 font-medium text-ink">
            <span className="max-lg:hidden">Arraste {replaces ? 'outra foto' : 'uma foto'} para cá</span>
            <span className="lg:hidden">Toque para {replaces ? 'trocar a' : 'escolher uma'} foto</span>
          </b>
          <span>JPG, PNG ou WebP, até 10 MB</span>
        </>
      ) : (
        <>
          <b className="mt-1 font-medium text-ink">Enviando... {percent}%</b>
          <progress
            aria-label="Envio da foto"
            value={percent}
            max={100}
            className="mt-1 h-1 w-full max-w-50 appearance-none overflow-hidden rounded-1 bg-paper-3 [&::-moz-progress-bar]:bg-wine [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-wine"
          />
        </>
      )}
    </DropArea>
  )
}
