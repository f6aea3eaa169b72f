/** The 3D Secure challenge page: the tester approves or rejects the payment. */
import { find } from './find.ts'
import { act, leave, readPayment } from './payment.ts'

const approve = find('#approve', HTMLButtonElement)
const declineButton = find('#refuse', HTMLButtonElement)

async function finish(approved: boolean) {
  approve.disabled = true
  declineButton.disabled = true
  await act('challenge', { approved: String(approved) })
  await leave()
}

approve.addEventListener('click', () => void finish(true))
declineButton.addEventListener('click', () => void finish(false))
document.addEventListener('keydown', ({ key }) => key === 'Escape' && void finish(false))

const { amount } = await readPayment()
find('#amount', HTMLElement).textContent = amount
find('h1', HTMLHeadingElement).focus()
