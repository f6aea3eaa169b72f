/** Expands a typed profile ('@flordelis', 'instagram.com/flordelis') to its full URL; returns other text unchanged. */
export function fullSocialLink(host: string) {
  const withHost = new RegExp(
    `^(?:https?://)?(?:www\\.|m\\.|br\\.)?${host.replaceAll('.', '\\.')}/(\\S+)$`,
    'i',
  )
  const handle = /^@?([\w.]*\w)\/?$/
  return (typed: string): string => {
    const text = typed.trim()
    const path = withHost.exec(text)?.[1]
    if (path !== undefined) return `https://${host}/${path}`
    const name = handle.exec(text)?.[1]
    // A name with a dot and no @ could be the address of another website.
    if (name === undefined || (!text.startsWith('@') && name.includes('.'))) return text
    return `https://${host}/${name}`
  }
}
