/** The text behind a Pix QR code ("copia e cola"): fields of tag, length and value, followed by a checksum. */
interface PixCharge {
  /** Part of the URL from which a bank would load the charge. */
  reference: string
  amount: number
  url: string
}

export function brCode({ reference, amount, url }: PixCharge): string {
  const { host } = new URL(url)
  const account = field('00', 'br.gov.bcb.pix') + field('25', `${host}/qr/${reference}`)
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'PAGAMENTO DE TESTE'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return body + checksum(body)
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE, as required by the central bank's manual. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
