import { byId, type Endpoint, nothing } from './endpoint.ts'
import { z } from './zod.ts'

/** What became of an uploaded photo: it is public only once the atelier has approved it. */
export const ownReviewPhoto = z.object({ id: z.int(), approved: z.boolean() })

export const reviewPhotos = {
  upload: {
    method: 'POST',
    path: '/api/reviews/:id/photo',
    access: 'signedIn',
    summary: 'Upload the photo of the caller’s own review, in the field file; it replaces the earlier one',
    params: byId,
    multipart: true,
    status: 201,
    response: ownReviewPhoto,
  },
  read: {
    method: 'GET',
    path: '/api/review-photos/:id',
    access: 'anyone',
    recognises: true,
    summary: 'The bytes of a review’s photo; before its approval for its author and for admins only',
    params: byId,
    produces: 'image/webp',
    response: z.unknown(),
  },
  waiting: {
    method: 'GET',
    path: '/api/review-photos/waiting',
    access: 'admin',
    summary: 'How many photos wait for approval',
    response: z.object({ count: z.int() }),
  },
  approve: {
    method: 'POST',
    path: '/api/review-photos/:id/approve',
    access: 'admin',
    summary: 'Show a photo in the shop',
    params: byId,
    status: 204,
    response: nothing,
  },
  reject: {
    method: 'DELETE',
    path: '/api/review-photos/:id',
    access: 'admin',
    summary: 'Delete a photo, whether or not it was approved',
    params: byId,
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>

/** The address of a photo's bytes. */
export function reviewPhotoUrl(id: number): string {
  return reviewPhotos.read.path.replace(':id', String(id))
}
