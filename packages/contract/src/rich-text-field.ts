/** Apart from the parser, which pages load: they need no validation. */
import { plainText } from './plain-text.ts'
import { isAllowedLink } from './rich-text.ts'

const LINK = /\[[^[\]\n]{1,200}\]\(([^)\n]{0,300})\)/g

export function richText(maximum: number) {
  return optionalRichText(maximum).min(1)
}

export function optionalRichText(maximum: number) {
  return plainText()
    .trim()
    .max(maximum)
    .refine(
      (text) => [...text.matchAll(LINK)].every(([, href = '']) => isAllowedLink(href)),
      'Um link começa com https:// ou, se for uma página da loja, com /.',
    )
}
