/** All texts of the form, by language. */
const PORTUGUESE = {
  methods: 'Forma de pagamento',
  card: 'Cartão',
  pix: 'Pix',
  number: 'Número do cartão',
  numberPlaceholder: '1234 1234 1234 1234',
  expiry: 'Validade',
  expiryPlaceholder: 'MM / AA',
  cvc: 'CVC',
  cvcPlaceholder: 'CVC',
  pixTitle: 'Pague com Pix',
  pixText: 'Depois de confirmar, mostramos o QR Code e o código copia e cola.',
  incomplete_number: 'O número do seu cartão está incompleto.',
  invalid_number: 'O número do seu cartão é inválido.',
  incomplete_expiry: 'A data de validade do seu cartão está incompleta.',
  invalid_expiry_month: 'O mês de validade do seu cartão é inválido.',
  invalid_expiry_year_past: 'A data de validade do seu cartão já passou.',
  incomplete_cvc: 'O código de segurança do seu cartão está incompleto.',
}

export type Texts = typeof PORTUGUESE
export type TextName = keyof Texts

const ENGLISH: Texts = {
  methods: 'Payment method',
  card: 'Card',
  pix: 'Pix',
  number: 'Card number',
  numberPlaceholder: '1234 1234 1234 1234',
  expiry: 'Expiration date',
  expiryPlaceholder: 'MM / YY',
  cvc: 'Security code',
  cvcPlaceholder: 'CVC',
  pixTitle: 'Pay with Pix',
  pixText: 'After you confirm, we show a QR code and a code to copy.',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year_past: "Your card's expiration date is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
}

export function textsOf(locale: string): Texts {
  const language = locale === 'auto' ? navigator.language : locale
  return language.startsWith('en') ? ENGLISH : PORTUGUESE
}

/** Fills elements with `data-text="number"` with that text; likewise `data-placeholder` and `data-label`. */
export function translate(root: ParentNode, texts: Texts) {
  const named = (name: string | undefined) => Object.entries(texts).find(([key]) => key === name)?.[1] ?? ''
  for (const node of root.querySelectorAll<HTMLElement>('[data-text]'))
    node.textContent = named(node.dataset['text'])
  for (const node of root.querySelectorAll<HTMLInputElement>('[data-placeholder]')) {
    node.placeholder = named(node.dataset['placeholder'])
  }
  for (const node of root.querySelectorAll<HTMLElement>('[data-label]'))
    node.ariaLabel = named(node.dataset['label'])
}
