import { escapeMarkup } from '../lib/markup.ts'

/** HTML that cannot be broken out of: whatever is put into a template is text, unless it was made by one. */
export interface Html {
  readonly markup: string
}

export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | Html[])[]): Html {
  const parts = strings.map((fixed, index) => fixed + render(values[index] ?? ''))
  return { markup: parts.join('') }
}

function render(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((one) => one.markup).join('')
  return typeof value === 'string' ? escapeMarkup(value) : value.markup
}
