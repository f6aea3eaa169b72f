/** The cached pages of the customer's own orders. */
export const ordersKey = (token: string) => ['orders', token]
