import { type ReceivedWay, receivedWayLabels } from '@shop/contract/labels'

/** How the atelier itself received money, as a choice. */
export const receivedWayText: Record<ReceivedWay, string> = {
  transfer: 'Transferência bancária',
  pix: 'Pix na chave do ateliê',
  cash: 'Dinheiro',
  card: 'Cartão na maquininha',
}

export const receivedWays = Object.keys(receivedWayText).filter(isReceivedWay)

function isReceivedWay(text: string): text is ReceivedWay {
  return Object.hasOwn(receivedWayLabels, text)
}
