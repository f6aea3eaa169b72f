/** A customer's favourites behind a secret link, and what those who have the link say of them. */
import { brl, day, id, idNumber, timestamp } from './codecs.ts'
import { byId, type Endpoint, nothing } from './endpoint.ts'
import { honeypot, line, text } from './fields.ts'
import { picture } from './products.ts'
import { longestListComment, longestListMessage, longestListName } from './shared-list-facts.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const settings = {
  showsPrices: z.boolean(),
  showsWedding: z.boolean(),
  takesComments: z.boolean(),
  /** Her own words above the list. */
  message: text(longestListMessage).nullable(),
}

const comment = { name: z.string(), text: z.string() }

const ownList = z.object({
  ...settings,
  /** Null while it is not shared. */
  token: z.string().nullable(),
  /** How many devices have left a heart or a comment. */
  people: z.int(),
  hearts: z.array(z.object({ productId: z.int(), count: z.int() })),
  /** The newest first. */
  comments: z.array(z.object({ ...comment, id: z.int(), productId: z.int(), writtenAt: timestamp })),
})

const listedProduct = wire(
  {
    id: z.int(),
    name: z.string(),
    collection: z.string(),
    /** Null if she hides them. */
    priceCents: brl.nullable(),
    picture: picture.nullable(),
    hearts: z.int(),
    /** One of them is of this device. */
    isMine: z.boolean(),
    /** The oldest first. */
    comments: z.array(z.object(comment)),
  },
  { priceCents: 'price' },
)

const openList = z.object({
  /** Her first name. */
  name: z.string(),
  weddingOn: day.nullable(),
  message: z.string().nullable(),
  takesComments: z.boolean(),
  people: z.int(),
  products: z.array(listedProduct),
})

export const sharedLists = {
  own: {
    method: 'GET',
    path: '/api/shared-lists/own',
    access: 'signedIn',
    summary: 'The caller’s shared list; null if it was never shared',
    response: ownList.nullable(),
  },
  save: {
    method: 'PUT',
    path: '/api/shared-lists/own',
    access: 'signedIn',
    summary: 'Change what the list shows; it gets a link if it has none',
    body: z.object(settings),
    response: ownList,
  },
  renew: {
    method: 'POST',
    path: '/api/shared-lists/own/link',
    access: 'signedIn',
    summary: 'Replace the link: the one before opens nothing any more',
    response: ownList,
  },
  stop: {
    method: 'DELETE',
    path: '/api/shared-lists/own/link',
    access: 'signedIn',
    summary: 'End the link. Hearts and comments stay',
    response: ownList,
  },
  removeComment: {
    method: 'DELETE',
    path: '/api/shared-lists/own/comments/:id',
    access: 'signedIn',
    summary: 'Delete a comment that somebody wrote on the caller’s list',
    params: byId,
    response: ownList,
  },
  open: {
    method: 'GET',
    path: '/api/shared-lists/by-link',
    access: 'anyone',
    summary: 'The list of the link whose token is sent in the header',
    response: openList,
  },
  heart: {
    method: 'PUT',
    path: '/api/shared-lists/by-link/hearts/:id',
    access: 'anyone',
    summary: 'Give a product of the list a heart, or take it back; one a device',
    params: z.object({ id }),
    body: z.object({ isMine: z.boolean() }),
    response: z.object({ hearts: z.int(), isMine: z.boolean() }),
  },
  write: {
    method: 'POST',
    path: '/api/shared-lists/by-link/comments',
    access: 'anyone',
    summary: 'Comment on a product of the list. 409 `list_comments_off`, `list_full`',
    body: z.object({
      productId: idNumber,
      name: line(longestListName),
      text: line(longestListComment),
      website: honeypot,
    }),
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>

export type OwnList = z.output<typeof ownList>
export type ListSettings = z.output<typeof sharedLists.save.body>
export type OpenList = z.output<typeof openList>
export type ListedProduct = z.output<typeof listedProduct>
export type NewListComment = z.output<typeof sharedLists.write.body>
