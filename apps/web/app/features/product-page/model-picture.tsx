import type { Picture as StoredPicture } from '@shop/contract/pictures'
import type { ProductFacts } from '@shop/contract/product-facts'
import type { ReactNode } from 'react'
import { storedPicture } from '~/shared/products/pictures.ts'
import { classes } from '~/ui/classes.ts'
import { Picture } from '~/ui/picture.tsx'
import { formatHeel, formatHeight } from './format-model.ts'

interface ModelPictureProps {
  picture: StoredPicture
  facts: ProductFacts
}

/** The model and what is known of her: beside her on a wide screen, in a row below her on a phone. */
export function ModelPicture({ picture, facts }: ModelPictureProps) {
  const rows = modelFacts(facts)
  return (
    <div className="max-lg:-mx-(--page-margin)">
      <div className="relative aspect-4/5 overflow-hidden sm:max-lg:aspect-3/2 lg:aspect-3/4 lg:rounded-1">
        <Picture
          {...storedPicture(picture)}
          sizes="(min-width: 64rem) 560px, 100vw"
          className="size-full object-cover sm:max-lg:object-contain"
        />
        {facts.modelHeightMm !== undefined && <Ruler />}
      </div>
      {rows.length > 0 && (
        <dl
          className={classes(
            'grid divide-x divide-line bg-white text-center lg:mt-4 lg:rounded-1',
            ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3'][rows.length],
          )}
        >
          {rows.map(({ label, value }) => (
            <div key={label} className="px-2 py-3.5">
              <dt className="text-13 text-ink-2">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function modelFacts({ modelHeightMm, modelHeelMm, modelSize }: ProductFacts) {
  const rows: { label: string; value: ReactNode }[] = []
  if (modelHeightMm !== undefined) rows.push({ label: 'Altura', value: formatHeight(modelHeightMm) })
  if (modelHeelMm !== undefined) rows.push({ label: 'Salto', value: formatHeel(modelHeelMm) })
  if (modelSize !== undefined) rows.push({ label: 'Ela veste', value: modelSize })
  return rows
}

/** A measuring tape along the picture. */
function Ruler() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-[10%] right-[9%] bottom-[11%] w-2 border-l border-wine bg-[repeating-linear-gradient(to_bottom,var(--color-wine)_0_1px,transparent_1px_4%)] before:absolute before:-top-1 before:-left-[5px] before:size-2.25 before:rounded-pill before:bg-wine after:absolute after:-bottom-1 after:-left-[5px] after:size-2.25 after:rounded-pill after:bg-wine sm:max-lg:hidden"
    />
  )
}
