// encodeURIComponent leaves these alone, and the header's grammar does not.
const NOT_IN_HEADERS = /['()*]/g

/** Says "save this, under this name": once for programs that know only ASCII, once as it is written. */
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
