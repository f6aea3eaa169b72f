/** The content of the Payment Element's frame. */
import { post } from '../api.ts'
import type { FrameOptions, Reply } from '../protocol.ts'
import { dress, loadFonts } from './appearance.ts'
import { cardData, focusCard, isCardComplete, isCardEmpty, reportCard, watchCard } from './card-fields.ts'
import { hear, send } from './channel.ts'
import { offer, selectedMethod, watchTabs } from './tabs.ts'
import { textsOf, translate } from './texts.ts'

let texts = textsOf('auto')
let publishableKey = ''

function apply(options: Partial<FrameOptions>) {
  const { appearance, fonts, locale, types } = options
  if (options.publishableKey !== undefined) publishableKey = options.publishableKey
  if (locale !== undefined) texts = textsOf(locale)
  if (appearance !== undefined) dress(appearance)
  if (fonts !== undefined) loadFonts(fonts)
  if (types !== undefined) offer(types)
  translate(document, texts)
}

function sendChange() {
  const type = selectedMethod()
  const isCard = type === 'card'
  send({
    type: 'change',
    change: { type, complete: !isCard || isCardComplete(), empty: isCard && isCardEmpty() },
  })
}

function submit(): Reply {
  const selectedPaymentMethod = selectedMethod()
  const code = selectedPaymentMethod === 'card' ? reportCard(texts) : undefined
  if (code === undefined) return { selectedPaymentMethod }
  return { error: { type: 'validation_error', code, message: texts[code] } }
}

async function makeToken(params: { payment_method_data?: object }): Promise<Reply> {
  const type = selectedMethod()
  const payment_method_data = {
    ...params.payment_method_data,
    type,
    ...(type === 'card' && { card: cardData() }),
  }
  const response = await post('', '/v1/confirmation_tokens', {
    ...params,
    payment_method_data,
    key: publishableKey,
  })
  return 'error' in response ? { error: response.error } : { confirmationToken: response.object }
}

hear((message) => {
  switch (message.type) {
    case 'init':
      apply(message.options)
      send({ type: 'ready' })
      break
    case 'update':
      apply(message.options)
      break
    case 'focus':
      focusCard()
      break
    case 'submit':
      send({ type: 'reply', call: message.call, reply: submit() })
      break
    case 'token':
      void makeToken(message.params).then((reply) => send({ type: 'reply', call: message.call, reply }))
      break
  }
})

watchTabs(sendChange)
watchCard(() => texts, sendChange)
document.addEventListener('focusin', () => send({ type: 'focus' }))
document.addEventListener('focusout', () => send({ type: 'blur' }))
document.addEventListener('keydown', ({ key }) => key === 'Escape' && send({ type: 'escape' }))
new ResizeObserver(() => {
  // While hidden, the form has no height; the page retains the last one.
  const { offsetHeight: height } = document.body
  if (height > 0) send({ type: 'height', height })
}).observe(document.body)
send({ type: 'hello' })
