import { escapeMarkup } from '../lib/markup.ts'

/** Escaped HTML: every value inserted into a template is escaped, unless a template produced it. */
export interface Html {
  readonly markup: string
}

export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | Html[])[]): Html {
  const parts = strings.map((fixed, index) => fixed + render(values[index] ?? ''))
  return { markup: parts.join('') }
}

/** Markup or styles of our own files, never a value that somebody wrote. */
export function trusted(markup: string): Html {
  return { markup }
}

function render(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((one) => one.markup).join('')
  return typeof value === 'string' ? escapeMarkup(value) : value.markup
}
