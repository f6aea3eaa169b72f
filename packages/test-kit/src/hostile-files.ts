/** Files that an attacker might upload as a picture, each with the expected result. */
import { deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { chunk, firstPart, jpegOfSize, png, webpOfSize, withChunk, withSegment } from './hostile-bytes.ts'

export const ACCEPTED = 201
export const NOT_A_PICTURE = [415, 'unsupported_file_type'] as const
export const TOO_LARGE = [413, 'file_too_large'] as const
export const UNREADABLE = [400, 'invalid_input'] as const

export type ExpectedResponse = typeof ACCEPTED | readonly [status: number, code: string]

export interface HostileFile {
  title: string
  content: Buffer
  expectedResponse: ExpectedResponse
  fileName?: string
  type?: string
}

const SCRIPT = '<html><script>alert(document.cookie)</script></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`
const ZIP = Buffer.from('PK\u0003\u0004hidden', 'latin1')
const GPS = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } }

function noise(width = 160, height = 120): Sharp {
  const of = { type: 'gaussian', mean: 150, sigma: 50 } as const
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise: of } })
}

export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, pngFile, webp, progressive] = await Promise.all([
    noise().jpeg().toBuffer(),
    noise().png().toBuffer(),
    noise().webp().toBuffer(),
    noise().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ])
  const encoded = { jpeg, png: pngFile, webp }
  return [
    ...(await cleaned(jpeg, pngFile, webp)),
    ...(await unusual(jpeg, pngFile)),
    ...misnamed(encoded),
    ...tooLarge(jpeg, progressive, webp, pngFile),
    ...broken(encoded),
    ...(await otherFormats()),
  ]
}

/** Pictures with something hidden in or after them: the pixels are kept, the rest is removed. */
async function cleaned(jpeg: Buffer, pngFile: Buffer, webp: Buffer): Promise<HostileFile[]> {
  const contents: Record<string, Buffer> = {
    'jpeg with an appended HTML page': Buffer.concat([jpeg, Buffer.from(SCRIPT)]),
    'jpeg with an HTML page in its comment': withSegment(jpeg, 0xfe, Buffer.from(SCRIPT)),
    'jpeg with an appended archive': Buffer.concat([jpeg, ZIP]),
    'png with an appended archive': Buffer.concat([pngFile, ZIP]),
    'png with an HTML page in its text': withChunk(pngFile, chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))),
    'webp with an appended script': Buffer.concat([webp, Buffer.from('*/=1;eval(name)//')]),
    'jpeg with GPS coordinates': await noise().withExif(GPS).jpeg().toBuffer(),
    'png with GPS coordinates': await noise().withExif(GPS).png().toBuffer(),
    'webp with GPS coordinates': await noise().withExif(GPS).webp().toBuffer(),
    'jpeg with an HTML page in its XMP': withSegment(
      jpeg,
      0xe1,
      Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SCRIPT}`),
    ),
    'jpeg with a broken colour profile': withSegment(
      jpeg,
      0xe2,
      Buffer.from(`ICC_PROFILE\0\u0001\u0001${'x'.repeat(60_000)}`, 'latin1'),
    ),
    'jpeg with a hundred colour profiles': Array.from({ length: 100 }).reduce<Buffer>(
      (picture, _, n) =>
        withSegment(
          picture,
          0xe2,
          Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([n + 1, 100]), Buffer.alloc(50_000, n)]),
        ),
      jpeg,
    ),
  }
  return Object.entries(contents).map(([title, content]) => ({ title, content, expectedResponse: ACCEPTED }))
}

/** Unusual, but valid pictures. */
async function unusual(jpeg: Buffer, pngFile: Buffer): Promise<HostileFile[]> {
  const frames = [pngFile, await noise().png().toBuffer()]
  const contents: Record<string, Buffer> = {
    'jpeg in CMYK': await noise().toColourspace('cmyk').jpeg().toBuffer(),
    'jpeg in grey': await noise().toColourspace('b-w').jpeg().toBuffer(),
    'progressive jpeg': await noise().jpeg({ progressive: true }).toBuffer(),
    'rotated jpeg': await noise().withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    'jpeg twice in one file': Buffer.concat([jpeg, jpeg]),
    'png of 16 bits': await noise().toColourspace('rgb16').png().toBuffer(),
    'png with a palette': await noise().png({ palette: true }).toBuffer(),
    'png with transparency': await noise().ensureAlpha(0.5).png().toBuffer(),
    'interlaced png': await noise().png({ progressive: true }).toBuffer(),
    'animated png': withChunk(pngFile, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
    'png of one pixel': await noise(1, 1).png().toBuffer(),
    'png with a width of ten thousand pixels': await noise(10_000, 1).png().toBuffer(),
    'lossless webp': await noise().webp({ lossless: true }).toBuffer(),
    'animated webp': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  }
  return Object.entries(contents).map(([title, content]) => ({ title, content, expectedResponse: ACCEPTED }))
}

/** Name and type are claims of the sender; the content decides, and the name is never a path. */
function misnamed({ jpeg, png: pngFile, webp }: Record<'jpeg' | 'png' | 'webp', Buffer>): HostileFile[] {
  const accepted: readonly [content: Buffer, fileName: string, type?: string][] = [
    [jpeg, 'foto.png', 'image/png'],
    [pngFile, 'foto.jpg', 'image/jpeg'],
    [webp, 'virus.exe', 'application/x-msdownload'],
    [jpeg, 'pagina.html', 'text/html'],
    [jpeg, 'desenho.svg', 'image/svg+xml'],
    [pngFile, '../../../../etc/cron.d/loja'],
    [pngFile, '..\\..\\windows\\foto.png'],
    [pngFile, '/etc/passwd'],
    [pngFile, 'foto.png%00.php'],
    [pngFile, 'foto\u0000.png'],
    [pngFile, `${'nome-comprido-'.repeat(300)}.png`],
    [pngFile, 'noiva 👰🏽 \u202Egnp.exe'],
    [pngFile, '.htaccess'],
    [pngFile, 'con'],
  ]
  return accepted.map(([content, fileName, type]) => ({
    title: `picture named ${JSON.stringify(fileName.slice(0, 40))} of type ${type ?? 'image/png'}`,
    content,
    expectedResponse: ACCEPTED,
    fileName,
    ...(type !== undefined && { type }),
  }))
}

/** Small files that would decode to very large pictures. */
function tooLarge(jpeg: Buffer, progressive: Buffer, webp: Buffer, pngFile: Buffer): HostileFile[] {
  const bomb = deflateSync(Buffer.alloc(50_000_000, 65))
  const packed = (head: string) => Buffer.concat([Buffer.from(head), bomb])
  const contents: Record<string, Buffer> = {
    'png of 900 megapixels': png({ width: 30_000, height: 30_000 }),
    'png of 51 megapixels': png({ width: 51_000, height: 1_000 }),
    'png with a compressed text of 50 MB': withChunk(pngFile, chunk('zTXt', packed('Comment\0\0'))),
    'png with a compressed profile of 50 MB': withChunk(pngFile, chunk('iCCP', packed('profile\0\0'))),
    'png with a compressed international text of 50 MB': withChunk(
      pngFile,
      chunk('iTXt', packed('Comment\0\u0001\0pt\0texto\0')),
    ),
    'interlaced png of 49 megapixels': png({ width: 7_000, height: 7_000, interlaced: true }),
    'png of 49 megapixels, 16 bits deep': png({ width: 7_000, height: 7_000, depth: 16, colorType: 6 }),
    'jpeg of 4 gigapixels': jpegOfSize(jpeg, 65_500, 65_500),
    'jpeg of 51 megapixels': jpegOfSize(jpeg, 51_000, 1_000),
    'progressive jpeg of 49 megapixels': jpegOfSize(progressive, 7_000, 7_000),
    'webp of 268 megapixels': webpOfSize(webp, 16_383, 16_383),
    'webp of 49 megapixels': webpOfSize(webp, 7_000, 7_000),
  }
  return Object.entries(contents).map(([title, content]) => ({ title, content, expectedResponse: TOO_LARGE }))
}

function broken(encoded: Record<string, Buffer>): HostileFile[] {
  const cut = Object.entries(encoded).flatMap(([format, content]) =>
    [0.2, 0.4, 0.6, 0.8, 0.97].map((share) => ({
      title: `${format} truncated at ${share * 100} %`,
      content: firstPart(content, share),
      expectedResponse: UNREADABLE,
    })),
  )
  const contents: Record<string, Buffer> = {
    'png with invalid pixel data': png({ width: 100, height: 100, data: Buffer.from('no pixels at all') }),
    'png with far too little pixel data': png({ width: 3_000, height: 3_000 }),
    'png with a width of two billion pixels': png({ width: 2_147_483_647, height: 1 }),
    'png of size zero': png({ width: 0, height: 0 }),
    'jpeg of size zero': jpegOfSize(encoded['jpeg'] ?? Buffer.alloc(0), 0, 0),
    'jpeg with its first segments only': firstPart(encoded['jpeg'] ?? Buffer.alloc(0), 0.01),
  }
  const others = Object.entries(contents).map(([title, content]) => ({
    title,
    content,
    expectedResponse: UNREADABLE,
  }))
  return [...cut, ...others]
}

async function otherFormats(): Promise<HostileFile[]> {
  const starts: Record<string, string> = {
    'svg with a script': SVG,
    'svg with an external entity': ENTITIES,
    'gif with an appended script': 'GIF89a\u0001\0\u0001\0\0\0\0;*/=1;alert(1)//',
    'html page': SCRIPT,
    pdf: '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj',
    bmp: `BM\u0046\0\0\0\0\0\0\0\u0036\0\0\0\u0028\0\0\0${'\0'.repeat(40)}`,
    ico: `\0\0\u0001\0\u0001\0\u0010\u0010${'\0'.repeat(40)}`,
    heic: `\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'\0'.repeat(60)}`,
    'jpeg xl': '\0\0\0\u000cJXL \r\n\u0087\n',
    'jpeg 2000': '\0\0\0\u000cjP  \r\n\u0087\n',
    'photoshop file': `8BPS\0\u0001${'\0'.repeat(60)}`,
    ppm: 'P6 1 1 255\nabc',
    radiance: '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nabcd',
    'vips file': `\u0008\u00f2\u00a6\u00b6${'\0'.repeat(100)}`,
    'ImageMagick script': 'push graphic-context\nimage over 0,0 0,0 "https://exemplo.test/x"\npop',
    postscript: '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file',
    archive: 'PK\u0003\u0004\u0014\0',
    'windows program': `MZ\u0090\0${'\0'.repeat(60)}`,
    'linux program': `\u007fELF\u0002\u0001\u0001${'\0'.repeat(60)}`,
    'php page': '<?php system($_GET["c"]);',
    sound: 'RIFF\u0024\0\0\0WAVEfmt ',
    film: '\0\0\0\u0018ftypmp42\0\0\0\0mp42isom',
    'plain text': 'isto não é uma imagem',
    'empty file': '',
    'one byte': '\u0089',
    zeros: '\0'.repeat(100_000),
  }
  const small = noise(40, 40)
  const contents: Record<string, Buffer> = {
    ...Object.fromEntries(
      Object.entries(starts).map(([title, text]) => [title, Buffer.from(text, 'latin1')]),
    ),
    'svg, compressed': gzipSync(SVG),
    gif: await small.clone().gif().toBuffer(),
    tiff: await small.clone().tiff().toBuffer(),
    avif: await small.clone().avif({ effort: 0 }).toBuffer(),
  }
  return Object.entries(contents).map(([title, content]) => ({
    title,
    content,
    expectedResponse: NOT_A_PICTURE,
    fileName: 'foto.png',
    type: 'image/png',
  }))
}
