/** Limits and names that pages and the server share. No zod: pages load this file. */

/** The header of the token of a shared list's link. */
export const listTokenHeader = 'x-list-token'
/** The header of the number that a visitor's device has made up, so that each has one heart a product. */
export const listDeviceHeader = 'x-list-device'

export const longestListName = 60
export const longestListComment = 200
export const longestListMessage = 300
/** Of its products, so that a page with every dress of the shop loads on a phone. */
export const mostListed = 60
