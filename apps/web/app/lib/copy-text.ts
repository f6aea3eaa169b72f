/** Whether the text is on the clipboard now: a browser may refuse, and has none at all on an unsafe address. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
