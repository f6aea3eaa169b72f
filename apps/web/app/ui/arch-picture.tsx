import { classes } from './classes.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** The signature of the house: a picture under an altar's arch. */
export function ArchPicture({ className, ...picture }: PictureProps) {
  return (
    <div className={classes('overflow-hidden rounded-arch bg-paper-3', className)}>
      <Picture {...picture} className="size-full object-cover" />
    </div>
  )
}
