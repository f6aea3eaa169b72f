import { type DeliveryWindow, formatDeliveryWindow } from './dates.ts'

/** What the customer reads about a changed promise: in the e-mail, and in the preview of the atelier. */
export function promiseChangedText(number: number, window: DeliveryWindow): string {
  return `O prazo de entrega do seu pedido nº ${number} mudou. A nova previsão: ${formatDeliveryWindow(window)}.`
}
