/** Shows a Pix code to scan or copy until it is paid, it expires, or the buyer closes it. */
import { find } from './find.ts'
import { act, isFramed, leave, readPayment } from './payment.ts'

const POLL_MS = 1_000

const status = find('#status', HTMLParagraphElement)
const copy = find('#copy', HTMLButtonElement)
const close = find('#close', HTMLButtonElement)
const code = find('#code', HTMLInputElement)

copy.addEventListener('click', () => {
  code.select()
  navigator.clipboard.writeText(code.value).then(
    () => {
      copy.textContent = 'Código copiado'
    },
    () => {
      status.textContent = 'Copie o código selecionado acima.'
    },
  )
})
find('#pay', HTMLButtonElement).addEventListener('click', () => void act('pix/pay').then(() => poll()))
close.hidden = !isFramed
close.addEventListener('click', () => void leave())
document.addEventListener('keydown', ({ key }) => key === 'Escape' && void leave())

async function poll(): Promise<void> {
  const payment = await readPayment()
  if (payment.pix !== null) return
  clearInterval(timer)
  status.textContent = payment.status === 'succeeded' ? 'Pagamento recebido.' : 'Este código não vale mais.'
  if (isFramed) await leave()
}

const timer = setInterval(() => void poll(), POLL_MS)
const { amount, pix } = await readPayment()
find('#amount', HTMLElement).textContent = amount
if (pix !== null) {
  code.value = pix.data
  find('#picture', HTMLImageElement).src = pix.picture
  const until = new Date(pix.expires_at * 1000)
  find('#until', HTMLElement).textContent = until.toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
  })
}
find('h1', HTMLHeadingElement).focus()
