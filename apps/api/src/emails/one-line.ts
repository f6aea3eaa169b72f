/** A heading of a mail is one line; whatever else a stranger typed into it becomes a blank. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
