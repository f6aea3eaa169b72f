import type { HomeContent } from '@shop/contract/content/home'
import type { SitePicture } from '@shop/contract/content/site-picture'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextButton } from '~/ui/text-link.tsx'
import { CountedField } from '../counted-field.tsx'
import { PictureField } from '../picture-field.tsx'

/** As components/hero: the wide one fills a computer's window, the tall one stands above the text on a phone. */
const shapes = { wide: '2 / 1', tall: '390 / 340' }
const ALT_MAX = 140

export function HeroPictureFields() {
  const { getValues, setValue } = useFormContext<HomeContent>()
  const picture = useWatch<HomeContent, 'picture'>({ name: 'picture' })
  const change = (next: HomeContent['picture']) => setValue('picture', next, { shouldDirty: true })
  /**
   * Until the other shape has a picture of its own, it shows the same one. The form is read when the upload has ended:
   * its description may have been typed meanwhile.
   */
  const setShape = (shape: 'wide' | 'tall', given: SitePicture) =>
    change({ ...(getValues('picture') ?? { wide: given, tall: given, alt: '' }), [shape]: given })
  return (
    <>
      <PictureField
        label="Foto larga"
        value={picture?.wide}
        shape={shapes.wide}
        onChange={(given) => setShape('wide', given)}
      />
      {picture && (
        <>
          <PictureField
            label="Foto alta"
            value={picture.tall}
            shape={shapes.tall}
            onChange={(given) => setShape('tall', given)}
          />
          <p className="text-13 text-ink-3">
            O círculo marca o que nunca é cortado. No computador o texto fica sobre a metade esquerda da foto
            larga: deixe-a livre e clara.
          </p>
          <CountedField name="picture.alt" label="Descrição da foto" limit={ALT_MAX} rows={2} />
          <TextButton className="justify-self-start" onClick={() => change(null)}>
            Usar o desenho da loja
          </TextButton>
        </>
      )}
    </>
  )
}
