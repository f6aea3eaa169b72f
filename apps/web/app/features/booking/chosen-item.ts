/** What a fitting is for. */
export interface ChosenItem {
  orderId: number
  itemId: number
  /** '2ª prova', if one is proposed. */
  fittingName: string | undefined
  /** Of the session, or of the order's link. */
  token: string
}
