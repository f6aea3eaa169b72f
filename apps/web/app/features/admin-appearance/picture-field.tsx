import { pictureUpload } from '@shop/contract/constants'
import type { SitePicture } from '@shop/contract/content/site-picture'
import { useId } from 'react'
import { useSiteUpload } from '~/shared/admin/use-site-upload.ts'
import { DropArea } from '~/ui/drop-area.tsx'
import { FieldError } from '~/ui/field.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { usePictures } from './pictures-context.ts'

const CENTER = { x: 50, y: 50 }

interface PictureFieldProps {
  label: string
  value: SitePicture | undefined
  /** CSS's aspect-ratio, as the page shows it. */
  shape: string
  onChange: (picture: SitePicture) => void
}

/** A picture of the site with the point that is never cut off. */
export function PictureField({ label, value, shape, onChange }: PictureFieldProps) {
  const id = useId()
  const { pictures, add } = usePictures()
  const { share, error, send } = useSiteUpload((picture) => {
    add(picture)
    onChange({ hash: picture.hash, focus: CENTER })
  })
  const shown = value && pictures[value.hash]
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-14 font-medium">{label}</p>
      {shown && value && (
        <FocusPicker
          label={label}
          src={shown.url}
          shape={shape}
          focus={value.focus}
          onChange={(focus) => onChange({ ...value, focus })}
        />
      )}
      <DropArea
        label={shown ? `Trocar: ${label}` : `Enviar: ${label}`}
        accept={pictureUpload.types.join(',')}
        className="grid justify-items-center gap-1"
        onFiles={([file]) => {
          if (file) void send(file)
        }}
      >
        <span role="status">
          {share !== undefined ? 'Enviando…' : shown ? 'Trocar a foto' : 'Enviar uma foto'}
        </span>
        <span className="text-13 text-ink-3">JPG, PNG ou WebP, até 10 MB</span>
      </DropArea>
      {error !== undefined && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
