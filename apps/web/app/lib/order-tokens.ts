/**
 * The token of the order that a guest has just placed or opened, in this tab only: it survives the way to the bank and
 * back, and is gone with the tab. The e-mail has a link of its own.
 */
const ORDER_LINK_KEY = 'atelier.order-link'

export function rememberOrderToken(orderId: number, token: string) {
  try {
    sessionStorage.setItem(ORDER_LINK_KEY, `${orderId} ${token}`)
  } catch {
    // Storage is unavailable: the e-mail has a link.
  }
}

export function orderTokenOf(orderId: number): string | undefined {
  try {
    const [id, token] = sessionStorage.getItem(ORDER_LINK_KEY)?.split(' ') ?? []
    return id === String(orderId) ? token : undefined
  } catch {
    return undefined
  }
}

/** Of whichever order. */
export function readOrderToken(): string | undefined {
  try {
    return sessionStorage.getItem(ORDER_LINK_KEY)?.split(' ')[1]
  } catch {
    return undefined
  }
}
