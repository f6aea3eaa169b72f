import type { Picture as StoredPicture } from '@shop/contract/pictures'
import type { ProductFacts } from '@shop/contract/product-facts'
import type { ReactNode } from 'react'
import { paths } from '~/paths.ts'
import { classes } from '~/ui/classes.ts'
import { SectionHead } from '~/ui/section-head.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { ModelPicture } from './model-picture.tsx'
import { TapeScale } from './tape-scale.tsx'

interface FitSectionProps {
  /** The id of its heading. */
  id: string
  facts: ProductFacts
  /** Shows the whole product, best on a model. */
  picture: StoredPicture | undefined
  /** Whether the product's sizes are those of the measures of a body. */
  isMeasured: boolean
  /** What women who bought it say about its fit. */
  children?: ReactNode
}

/** Who it fits, and what is known of the model in the pictures. */
export function FitSection({ id, facts, picture, isMeasured, children }: FitSectionProps) {
  const { fitNote, bodyEase, skirtWeight } = facts
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'page grid gap-10 py-16 lg:items-center lg:gap-16 lg:py-24 xl:gap-44',
        picture && 'lg:grid-cols-[minmax(0,544fr)_minmax(0,560fr)]',
      )}
    >
      <div>
        <SectionHead small id={id} eyebrow="No corpo" title="Como veste" />
        {fitNote && <p className="mt-4 wrap-anywhere whitespace-pre-line text-ink-2">{fitNote}</p>}
        <div className="mt-7 grid gap-6">
          {bodyEase && <TapeScale label="No corpo" least="justo" most="solto" value={bodyEase} />}
          {skirtWeight && (
            <TapeScale label="Peso da saia" least="leve" most="encorpada" value={skirtWeight} />
          )}
        </div>
        {children}
        {isMeasured && (
          <TextLink to={paths.measuringGuide} className="mt-5">
            <TapeIcon className="size-5 flex-none" />
            Como tirar as medidas
          </TextLink>
        )}
      </div>
      {picture && <ModelPicture picture={picture} facts={facts} />}
    </section>
  )
}
