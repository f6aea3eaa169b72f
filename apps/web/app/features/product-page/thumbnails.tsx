import { type MouseEvent, useEffect, useRef } from 'react'
import type { PictureFiles } from '~/shared/products/pictures.ts'
import { classes } from '~/ui/classes.ts'
import { Picture } from '~/ui/picture.tsx'
import { anchorOf } from './anchor.ts'

interface ThumbnailsProps {
  pictures: readonly PictureFiles[]
  current: number
  onChoose: (index: number) => void
}

/** A column beside the picture; on a phone it overlays the picture's lower left corner. */
export function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const rail = useRef<HTMLUListElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    // Nothing to scroll at first: measuring right after hydration would force a layout of the whole page.
    if (shown.current !== current) scrollIntoView(rail.current, current)
    shown.current = current
  }, [current])
  const onClick = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onChoose(index)
  }
  return (
    <div className="max-lg:absolute max-lg:bottom-2 max-lg:left-2 max-lg:z-1 max-lg:max-h-[70%] max-lg:overflow-hidden lg:relative">
      <ul
        ref={rail}
        aria-label="Miniaturas"
        className="rail grid content-start gap-2 overflow-y-auto p-1 max-lg:max-h-76 lg:absolute lg:-inset-1 lg:gap-3"
      >
        {pictures.map((picture, index) => (
          <li key={anchorOf(index)}>
            <a
              href={`#${anchorOf(index)}`}
              aria-label={`Foto ${index + 1} de ${pictures.length}`}
              aria-current={index === current}
              onClick={(event) => onClick(event, index)}
              className={classes(
                'block aspect-3/4 w-[50px] overflow-hidden rounded-1 ring-1 ring-paper lg:w-[84px] lg:ring-0',
                'aria-[current=true]:shadow-[0_0_0_2px_var(--color-paper),0_0_0_3px_var(--color-wine)]',
                'focus-visible:shadow-(--focus-ring)!',
              )}
            >
              <Picture {...picture} alt="" sizes="84px" className="size-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Scrolls only the thumbnails: `scrollIntoView` would scroll the page as well. */
function scrollIntoView(rail: HTMLUListElement | null, index: number) {
  const item = rail?.children[index]
  if (!rail || !(item instanceof HTMLElement)) return
  const above = item.offsetTop
  const below = above + item.offsetHeight - rail.clientHeight
  if (rail.scrollTop > above) rail.scrollTop = above
  else if (rail.scrollTop < below) rail.scrollTop = below
}
