/** A mistake in the page's code. It is thrown, while a buyer's mistake is returned as an error. */
export class IntegrationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'IntegrationError'
  }
}
