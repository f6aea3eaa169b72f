import { classes } from './classes.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** A picture in the brand's arch shape. */
export function ArchPicture({ className, ...picture }: PictureProps) {
  return (
    <div className={classes('overflow-hidden rounded-arch bg-paper-3', className)}>
      <Picture {...picture} className="size-full object-cover" />
    </div>
  )
}
