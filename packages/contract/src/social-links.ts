/** What people type of a profile ('@flordelis', 'instagram.com/flordelis') as the full address; anything else stays. */
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
    // A name with a dot and no @ may as well be the address of a website.
    if (name === undefined || (!text.startsWith('@') && name.includes('.'))) return text
    return `https://${host}/${name}`
  }
}
