/** Number, expiry and security code: they exist only in this frame and are sent once, to create a token. */
import {
  brandOf,
  cvcLength,
  cvcProblem,
  digitsOf,
  expiryProblem,
  formatExpiry,
  formatNumber,
  numberProblem,
} from './card-format.ts'
import { find } from './find.ts'
import type { TextName, Texts } from './texts.ts'

const number = find('[name=number]', HTMLInputElement)
const expiry = find('[name=expiry]', HTMLInputElement)
const cvc = find('[name=cvc]', HTMLInputElement)
const mark = find('.Brand', HTMLSpanElement)

const brand = () => brandOf(digitsOf(number.value))

const fields: readonly { input: HTMLInputElement; problem: () => TextName | undefined }[] = [
  { input: number, problem: () => numberProblem(number.value) },
  { input: expiry, problem: () => expiryProblem(expiry.value, new Date()) },
  { input: cvc, problem: () => cvcProblem(cvc.value, brand()) },
]

export function watchCard(texts: () => Texts, onChange: () => void) {
  number.addEventListener('input', () => rewrite(number, formatNumber(number.value)))
  expiry.addEventListener('input', (event) => {
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    rewrite(expiry, formatExpiry(expiry.value, deleting))
  })
  cvc.addEventListener('input', () => rewrite(cvc, digitsOf(cvc.value).slice(0, cvcLength(brand()))))
  for (const { input, problem } of fields) {
    input.addEventListener('input', () => {
      mark.dataset['brand'] = brand() ?? ''
      mark.ariaLabel = brand() ?? ''
      show(input, undefined, texts())
      onChange()
    })
    // An empty field is not an error before the buyer submits.
    input.addEventListener('blur', () => input.value !== '' && show(input, problem(), texts()))
  }
}

export function isCardEmpty(): boolean {
  return fields.every(({ input }) => input.value === '')
}

export function isCardComplete(): boolean {
  return fields.every(({ problem }) => problem() === undefined)
}

/** Shows all field errors, focuses the first invalid field and returns its error. */
export function reportCard(texts: Texts): TextName | undefined {
  const wrong = fields.flatMap(({ input, problem }) => {
    const found = problem()
    show(input, found, texts)
    return found === undefined ? [] : [{ input, found }]
  })
  wrong[0]?.input.focus()
  return wrong[0]?.found
}

export function cardData() {
  const [month, year] = [digitsOf(expiry.value).slice(0, 2), digitsOf(expiry.value).slice(2)]
  return { number: digitsOf(number.value), exp_month: month, exp_year: year, cvc: cvc.value }
}

export function focusCard() {
  number.focus()
}

/** Keeps the caret after the same digit when spaces are inserted. */
function rewrite(input: HTMLInputElement, text: string) {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const atEnd = input.selectionStart === input.value.length
  input.value = text
  if (atEnd) return
  let place = 0
  for (let digits = 0; place < text.length && digits < before; place++)
    if (/\d/.test(text[place] ?? '')) digits++
  input.setSelectionRange(place, place)
}

function show(input: HTMLInputElement, problem: TextName | undefined, texts: Texts) {
  const message = find(`#${input.id}-error`, HTMLParagraphElement)
  const invalid = problem !== undefined
  message.textContent = problem === undefined ? '' : texts[problem]
  message.hidden = !invalid
  input.classList.toggle('Input--invalid', invalid)
  if (invalid) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}
