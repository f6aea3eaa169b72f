/** The line that was just added, or got one unit more. */
export interface AddedLine {
  key: string
  productId: number
  name: string
}
