import { useId } from 'react'
import { Dialog } from '~/ui/dialog.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { firstName } from './review-text.ts'
import type { ShownReview } from './shown-reviews.ts'

interface ReviewPhotoProps extends Required<Pick<ShownReview, 'photo' | 'name'>> {
  product: string
}

/** The author's photo in a white frame; it opens large. */
export function ReviewPhoto({ photo: { src, width, height }, name, product }: ReviewPhotoProps) {
  const dialogId = useId()
  const label = `Foto de ${firstName(name)}`
  const size = { src, width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <button
        type="button"
        aria-label={`Ampliar: ${label}`}
        className="block w-42 border border-line bg-white p-2 text-left shadow-1 transition-shadow hover:shadow-2"
        {...opensDialog(dialogId)}
      >
        <img {...size} alt="" className="aspect-4/5 w-full bg-paper-3 object-cover object-top" />
        <span className="block truncate pt-2 pb-1 text-13 text-ink-2">{label}</span>
      </button>
      <Dialog id={dialogId} label={label} className="sm:w-fit!">
        <figure className="grid justify-items-center gap-3 p-4 pt-15">
          {/* Loaded when the dialog is opened: until then it is not rendered. */}
          <img
            {...size}
            alt={`${product}, na ${label.toLowerCase()}`}
            className="max-h-[76dvh] w-auto object-contain"
          />
          <figcaption className="text-14 text-ink-2">{label}</figcaption>
        </figure>
      </Dialog>
    </>
  )
}
