/** Where an order stands in its customer's account: e-mails lead there, and the page has the place. */
export const accountPath = '/conta'

export function orderPlace(number: number): string {
  return `pedido-${number}`
}

export function orderInAccount(number: number): string {
  return `${accountPath}#${orderPlace(number)}`
}
