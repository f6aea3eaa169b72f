import type { SitePicture } from '@shop/contract/content/site-picture'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextButton } from '~/ui/text-link.tsx'
import { CountedField } from './counted-field.tsx'
import { PictureField } from './picture-field.tsx'

const ALT_MAX = 140

type Picture = (SitePicture & { alt: string }) | null

interface OwnPictureProps {
  /** In the form; null while the shop's drawing is shown. */
  name: string
  label: string
  shape: string
}

/** One picture with its description, in place of a drawing of the shop. */
export function OwnPicture({ name, label, shape }: OwnPictureProps) {
  const { getValues, setValue } = useFormContext()
  const picture = useWatch({ name }) as Picture
  const change = (next: Picture) => setValue(name, next, { shouldDirty: true })
  return (
    <>
      <PictureField
        label={label}
        value={picture ?? undefined}
        shape={shape}
        // Read when the upload has ended: the description may have been typed meanwhile.
        onChange={(given) => change({ alt: '', ...(getValues(name) as Picture), ...given })}
      />
      {picture && (
        <>
          <CountedField name={`${name}.alt`} label="Descrição da foto" limit={ALT_MAX} />
          <TextButton className="justify-self-start" onClick={() => change(null)}>
            Usar o desenho da loja
          </TextButton>
        </>
      )}
    </>
  )
}
