// encodeURIComponent does not escape these, but the header's grammar requires it.
const NOT_IN_HEADERS = /['()*]/g

/** Download under this file name: once in ASCII for old clients, once in full. */
export function attachmentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .-]/g, '_')
  const whole = encodeURIComponent(fileName).replaceAll(
    NOT_IN_HEADERS,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
