import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Confirm } from '~/ui/confirm.tsx'
import { DropArea } from '~/ui/drop-area.tsx'
import { FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { PictureColor } from './picture-color.tsx'
import type { FormPicture } from './picture-list.ts'
import { PictureTexts } from './picture-texts.tsx'
import { PictureTile } from './picture-tile.tsx'
import { UploadRow } from './upload-row.tsx'
import type { Pictures } from './use-pictures.ts'

interface PicturesFieldProps {
  list: Pictures
  /** The colours of the product, as the form has them now. */
  colors: readonly string[]
  /** Uploaded share of each new file, while the form is being sent. */
  sent: ReadonlyMap<string, number> | undefined
  error: string | undefined
}

export function PicturesField({ list, colors, sent, error }: PicturesFieldProps) {
  const { pictures, rejected } = list
  const [dragged, setDragged] = useState<number>()
  const [leaving, setLeaving] = useState<FormPicture>()
  const onRemove = (picture: FormPicture) => {
    // A file just chosen can be chosen again quickly; removing a stored picture requires a confirmation.
    if (picture.kind === 'new') list.remove(picture.key)
    else setLeaving(picture)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full justify-between gap-4 text-14 font-medium">
        Fotos
        {pictures.length > 1 && (
          <span className="font-normal text-ink-3">
            <span className="max-lg:hidden">arraste para ordenar</span>
            <span className="lg:hidden">use as setas para ordenar</span>
          </span>
        )}
      </legend>
      {pictures.length > 0 && (
        <ol className="mt-1.5 grid grid-cols-2 gap-2.5 sm:grid-cols-3">
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              position={index}
              count={pictures.length}
              lifted={dragged === index}
              onLift={() => setDragged(index)}
              onDrop={() => setDragged(undefined)}
              onOver={() => {
                if (dragged === undefined || dragged === index) return
                list.move(dragged, index)
                setDragged(index)
              }}
              onMove={(to) => list.move(index, to)}
              onRemove={() => onRemove(picture)}
            >
              <PictureColor picture={picture} position={index} colors={colors} onChange={list.describe} />
            </PictureTile>
          ))}
        </ol>
      )}
      <DropZone onFiles={list.add} />
      {pictures.length > 0 && <PictureTexts list={list} />}
      {error && <FieldError id="pictures-error">{error}</FieldError>}
      {sent && (
        <ul className="mt-2">
          {pictures.map((picture) =>
            picture.kind === 'new' ? (
              <UploadRow key={picture.key} picture={picture} share={sent.get(picture.key) ?? 0} />
            ) : null,
          )}
        </ul>
      )}
      <ul aria-label="Arquivos recusados" className="mt-2" hidden={rejected.length === 0}>
        {rejected.map(({ key, name, reason }) => (
          <li
            key={key}
            className="flex items-center gap-3 border-t border-line py-1.5 text-13 first:border-t-0"
          >
            <TriangleAlert aria-hidden="true" className="size-5 flex-none text-error" strokeWidth={1.5} />
            <span role="alert" className="min-w-0 flex-1">
              <span className="block truncate">{name}</span>
              <span className="text-error">{reason}</span>
            </span>
            <IconButton
              label={`Dispensar o aviso sobre ${name}`}
              icon={<X aria-hidden="true" className="size-4" strokeWidth={1.5} />}
              onClick={() => list.clearRejected(key)}
            />
          </li>
        ))}
      </ul>
      {leaving && (
        <Confirm
          question="Tem certeza que deseja remover esta imagem?"
          confirmLabel="Remover imagem"
          onConfirm={() => {
            list.remove(leaving.key)
            setLeaving(undefined)
          }}
          onCancel={() => setLeaving(undefined)}
        >
          <img src={leaving.preview} alt="" className="mx-auto aspect-3/4 w-30 bg-paper-3 object-cover" />
          <p className="mt-4 text-14 text-ink-2">Ela sai da loja quando você salvar o produto.</p>
        </Confirm>
      )}
    </fieldset>
  )
}

function DropZone({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  return (
    <DropArea
      label="Escolher fotos"
      accept=".png,.jpg,.jpeg,image/png,image/jpeg"
      multiple
      className="mt-2.5 grid justify-items-center gap-0.5"
      onFiles={onFiles}
    >
      <b className="mt-1 font-medium text-ink">
        <span className="max-lg:hidden">Arraste fotos para cá</span>
        <span className="lg:hidden">Toque para escolher fotos</span>
      </b>
      <span>
        <span className="max-lg:hidden">
          ou <span className="font-medium text-wine underline underline-offset-3">escolha no aparelho</span> ·{' '}
        </span>
        PNG, JPG ou JPEG
      </span>
    </DropArea>
  )
}
