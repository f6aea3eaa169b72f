import { swatchOf } from '~/shared/store/swatches.ts'
import { classes } from '~/ui/classes.ts'
import { useStoreLists } from './store-lists.ts'

/** The swatch beside the name of a colour; nothing for a colour that is not on the store's list. */
export function Swatch({ color, className = 'size-3.5' }: { color: string; className?: string }) {
  const background = swatchOf(useStoreLists(), color)
  if (background === undefined) return null
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex-none forced-color-adjust-none rounded-pill border border-line-strong',
        className,
      )}
      style={{ background }}
    />
  )
}
