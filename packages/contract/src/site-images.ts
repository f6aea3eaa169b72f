import type { Endpoint } from './endpoint.ts'
import { picture } from './products.ts'
import { z } from './zod.ts'

/** The hash names the picture in the content that shows it; the alt text belongs to that content, and is blank here. */
export const siteImage = picture.extend({ hash: z.string() })

export const siteImages = {
  upload: {
    method: 'POST',
    path: '/api/site-images',
    access: 'admin',
    summary:
      'Upload a picture of the site, in the field file; one that no content uses is removed after a week',
    multipart: true,
    status: 201,
    response: siteImage,
  },
} as const satisfies Record<string, Endpoint>

export type SiteImage = z.output<typeof siteImage>
