import type { Order } from '@shop/contract/order'

/** What both parts that are loaded later get. */
export interface TimelinePartProps {
  order: Order
  token: string
  now: Date
  /** One level below the order's own heading. */
  heading: 'h3' | 'h4'
}
