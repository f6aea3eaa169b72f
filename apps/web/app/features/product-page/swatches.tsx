import { type ProductFacts, type SwatchKey, swatchNames } from '@shop/contract/product-facts'
import { classes } from '~/ui/classes.ts'
import { Picture } from '~/ui/picture.tsx'
import { swatchPictures } from './swatch-pictures.ts'

type Swatch = NonNullable<ProductFacts['swatches']>[number]

const SIZE = 400

/** The first large, with its name over it; the others small, with theirs below. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  const [main, ...others] = swatches
  if (!main) return null
  return (
    <div
      className={classes(
        'grid gap-4',
        others.length > 0 && 'lg:grid-cols-[minmax(0,456fr)_minmax(0,168fr)] lg:items-start',
      )}
    >
      <figure
        className={classes(
          'relative max-lg:-mx-(--page-margin) max-lg:aspect-5/4 sm:max-lg:aspect-2/1 lg:aspect-4/5',
          others.length === 0 && 'lg:max-w-114',
        )}
      >
        <SwatchPicture
          fabric={main.fabric}
          sizes="(min-width: 64rem) 456px, 100vw"
          className="size-full lg:rounded-1"
        />
        <figcaption className="absolute bottom-5 left-5 max-w-[calc(100%-2.5rem)] rounded-1 bg-paper px-4 py-2 text-14 max-lg:left-(--page-margin)">
          <b className="font-medium">{swatchNames[main.fabric]}</b>
          {main.note && `, ${main.note}`}
        </figcaption>
      </figure>
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-1">
          {others.map(({ fabric, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same fabric may be shown twice, and the list is not edited here.
            <figure key={index}>
              <SwatchPicture
                fabric={fabric}
                sizes="(min-width: 64rem) 168px, 50vw"
                className="aspect-3/2 rounded-1 lg:aspect-2/3"
              />
              <figcaption className="mt-2 text-13 text-ink-2">
                {[swatchNames[fabric], note].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}

interface SwatchPictureProps {
  fabric: SwatchKey
  sizes: string
  className: string
}

/** The caption names the fabric, so that the picture needs no text of its own. */
function SwatchPicture({ fabric, sizes, className }: SwatchPictureProps) {
  const { avif, webp } = swatchPictures[fabric]
  return (
    <div className={classes('overflow-hidden', className)}>
      <Picture
        avif={avif}
        webp={webp}
        src={webp}
        alt=""
        width={SIZE}
        height={SIZE}
        sizes={sizes}
        className="size-full object-cover"
      />
    </div>
  )
}
