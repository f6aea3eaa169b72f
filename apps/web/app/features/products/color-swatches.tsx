import type { Picture } from '@shop/contract/pictures'
import { swatchOf, useLoadedStore } from '~/shared/store/swatches.ts'

interface ColorSwatchesProps {
  colors: readonly string[]
  /** Of the colours that can be shown on the card. */
  pictures: readonly Picture[]
  chosen: string | undefined
  onChoose: (color: string | undefined) => void
  /** The visitor points at a swatch or focuses it. */
  onIntent: (picture: Picture) => void
}

const dot = 'block forced-color-adjust-none rounded-pill border border-line-strong'

/** The colours of a card. Those with a picture are buttons that show it; they lie above the card's link. */
export function ColorSwatches({ colors, pictures, chosen, onChoose, onIntent }: ColorSwatchesProps) {
  const store = useLoadedStore()
  const choices = pictures.filter(({ color }) => swatchOf(store, color))
  if (choices.length < 2) {
    return (
      <p className="mt-2.5 flex gap-1.5">
        <ColorNames colors={colors} />
        {colors.map((color) => {
          const background = swatchOf(store, color)
          return (
            background && (
              <span key={color} aria-hidden="true" className={`${dot} size-4`} style={{ background }} />
            )
          )
        })}
      </p>
    )
  }
  return (
    // 44 px to press around each swatch of 24; the margin aligns the first swatch with the text above.
    <div className="-ml-2.5 flex flex-wrap">
      <ColorNames colors={colors} />
      {choices.map((picture) => (
        <button
          key={picture.url}
          type="button"
          aria-label={`Ver na cor ${picture.color}`}
          aria-pressed={picture.color === chosen}
          onClick={() => onChoose(picture.color)}
          onPointerEnter={() => onIntent(picture)}
          onFocus={() => onIntent(picture)}
          className="group/swatch relative z-1 grid size-11 place-items-center rounded-pill"
        >
          <span
            className={`${dot} size-6 group-aria-pressed/swatch:shadow-[0_0_0_2px_var(--color-paper),0_0_0_3px_var(--color-wine)]`}
            style={{ background: swatchOf(store, picture.color) }}
          />
        </button>
      ))}
    </div>
  )
}

function ColorNames({ colors }: { colors: readonly string[] }) {
  return colors.length > 0 && <span className="sr-only">Cores: {colors.join(', ')}</span>
}
