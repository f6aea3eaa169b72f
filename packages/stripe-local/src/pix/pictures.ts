/** A QR code as the SVG and PNG files that Stripe links to. */
import { crc32, deflateSync } from 'node:zlib'

/** Rows of dark (true) and light modules. */
type QrCode = boolean[][]

const QUIET = 4
const PIXELS = 8

export function qrSvg(code: QrCode): string {
  const size = code.length + QUIET * 2
  const path = code
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

export function qrPng(code: QrCode): Buffer {
  const size = (code.length + QUIET * 2) * PIXELS
  const rows = Array.from({ length: size }, (_, y) => {
    const row = code[Math.floor(y / PIXELS) - QUIET]
    const pixels = Array.from({ length: size }, (_pixel, x) =>
      row?.[Math.floor(x / PIXELS) - QUIET] ? 0 : 255,
    )
    return Buffer.from([0, ...pixels])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // 8-bit greyscale.
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = chunk('IDAT', deflateSync(Buffer.concat(rows)))
  return Buffer.concat([signature, chunk('IHDR', header), body, chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}
