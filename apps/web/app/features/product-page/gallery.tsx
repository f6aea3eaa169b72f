import { picturesOf, type Picture as StoredPicture } from '@shop/contract/pictures'
import type { MouseEvent } from 'react'
import { type PictureFiles, preloadPicture, storedPicture } from '~/shared/products/pictures.ts'
import { Badge } from '~/ui/badge.tsx'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import { anchorOf } from './anchor.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useGallery } from './use-gallery.ts'
import { useZoom } from './use-zoom.ts'

const frame =
  'relative aspect-4/5 overflow-hidden bg-paper-3 max-lg:max-h-[82svh] max-lg:w-full lg:aspect-3/4 lg:rounded-1'

/**
 * Portrait phones crop a little of the floor. Wider frames are low and would crop the dress, so the whole picture is
 * shown.
 */
const fit =
  'object-cover object-[50%_62%] max-lg:landscape:object-contain sm:max-lg:object-contain lg:object-center'

const sizes = '(min-width: 80rem) 640px, (min-width: 64rem) 45vw, 100vw'

interface GalleryProps {
  /** Of every colour. */
  pictures: readonly StoredPicture[]
  /** The chosen colour: its pictures are shown. */
  color: string | undefined
}

/** A swipeable row of pictures with thumbnails and a full-screen view. */
export function Gallery({ pictures: all, color }: GalleryProps) {
  const pictures = picturesOf(all, color).map(storedPicture)
  const { pictureList, current, show, onScroll, onKeyDown } = useGallery(pictures, color)
  const { Zoom, attach, prepare, open } = useZoom()
  const onOpen = (event: MouseEvent, index: number) => {
    // Without JavaScript, or in a new tab, the link opens the picture file.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(index, () => window.location.assign(pictures[index]?.src ?? ''))
  }
  if (pictures.length === 0) {
    return (
      <div className={frame}>
        <MissingPicture />
      </div>
    )
  }
  // Thumbnails take a column of their own, so they are there for every colour or for none.
  const several = all.some((picture) => picturesOf(all, picture.color).length > 1)
  return (
    <section
      aria-label="Fotos"
      onKeyDown={onKeyDown}
      onPointerDown={prepare}
      className={several ? 'relative grid lg:grid-cols-[84px_1fr] lg:gap-4' : 'relative'}
    >
      {several && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
      <div className={frame}>
        <ul ref={pictureList} onScroll={onScroll} className="strip size-full">
          {pictures.map((picture, index) => (
            // By position: the picture shown stays until that of the other colour has loaded in its place.
            <li
              key={anchorOf(index)}
              id={anchorOf(index)}
              className="size-full flex-none snap-start snap-always"
            >
              <a
                href={picture.src}
                aria-label={`Ampliar: ${picture.alt}`}
                tabIndex={index === current ? undefined : -1}
                onClick={(event) => onOpen(event, index)}
                className="block size-full cursor-zoom-in focus-visible:shadow-[inset_0_0_0_3px_var(--color-wine)]"
              >
                <Picture {...picture} eager={index === 0} sizes={sizes} className={`size-full ${fit}`} />
              </a>
            </li>
          ))}
        </ul>
        {several && (
          <Badge tone="paper" className="absolute bottom-4 left-4 tabular-nums max-lg:hidden">
            {current + 1} de {pictures.length}
          </Badge>
        )}
      </div>
      <FurtherPictures pictures={pictures} onOpen={onOpen} />
      {Zoom && <Zoom ref={attach} pictures={pictures} onClose={show} />}
    </section>
  )
}

interface FurtherPicturesProps {
  pictures: readonly PictureFiles[]
  onOpen: (event: MouseEvent, index: number) => void
}

/**
 * The second and third picture again, which fill the column beside the options of a wide page. Only for the mouse: the
 * row above has them for the keyboard and for screen readers.
 */
function FurtherPictures({ pictures, onOpen }: FurtherPicturesProps) {
  if (pictures.length < 3) return null
  return (
    <div aria-hidden="true" className="col-start-2 grid grid-cols-2 gap-4 max-lg:hidden">
      {[1, 2].map((index) => {
        const picture = pictures[index]
        return (
          picture && (
            <a
              key={anchorOf(index)}
              href={picture.src}
              tabIndex={-1}
              onClick={(event) => onOpen(event, index)}
              className="aspect-3/4 cursor-zoom-in overflow-hidden rounded-1"
            >
              <Picture
                {...picture}
                alt=""
                sizes="(min-width: 80rem) 312px, 22vw"
                className="size-full object-cover"
              />
            </a>
          )
        )
      })}
    </div>
  )
}

/** Fetches the first picture of a colour that the visitor is about to choose. */
export function preloadColor(pictures: readonly StoredPicture[], color: string) {
  const [first] = picturesOf(pictures, color)
  if (first) preloadPicture(storedPicture(first), sizes)
}
