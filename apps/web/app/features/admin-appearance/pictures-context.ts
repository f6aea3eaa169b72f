import type { ContentPictures } from '@shop/contract/content/editable'
import type { SiteImage } from '@shop/contract/site-images'
import { createContext, use } from 'react'

interface Pictures {
  /** Those of the draft, and those uploaded since. */
  pictures: ContentPictures
  add: (picture: SiteImage) => void
}

export const PicturesContext = createContext<Pictures>({ pictures: {}, add: () => undefined })

export function usePictures(): Pictures {
  return use(PicturesContext)
}
