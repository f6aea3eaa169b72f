/** A mistake of whoever wrote the page: thrown, where a buyer's mistake is answered. */
export class IntegrationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'IntegrationError'
  }
}
