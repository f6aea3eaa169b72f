// The files of one picture, as the shop serves them, and its entry in a manifest.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeShare } from '@shop/api/features/pictures/picture-encoding'
import { shareName } from '@shop/api/features/pictures/picture-variants'
import sharp from 'sharp'

export interface MadePicture {
  name: string
  hash: string
  width: number
  height: number
  widths: readonly number[]
  placeholder: string
}

// Judged by eye on white lace over greige paper: below these values the fine mesh of the tulle blurs.
// AVIF with effort 4 is a fifth smaller, but takes 10 seconds of a processor for each picture instead of 0.6.
const avif = { quality: 50, effort: 2 }
const webp = { quality: 74, effort: 6, smartSubsample: true }

sharp.concurrency(1)

async function writeMissing(path: string, make: () => Promise<Buffer>) {
  if (!existsSync(path)) await writeFile(path, await make())
}

export async function writeVariants(
  source: string | Buffer,
  folder: string,
  name: string,
  sizes: readonly number[],
) {
  for (const width of sizes) {
    const resized = sharp(source).resize({ width })
    await writeMissing(join(folder, `${name}-${width}.avif`), () => resized.clone().avif(avif).toBuffer())
    await writeMissing(join(folder, `${name}-${width}.webp`), () => resized.clone().webp(webp).toBuffer())
  }
}

async function placeholder(source: Buffer) {
  const tiny = await sharp(source).resize({ width: 12 }).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Named by the hash of the original, in WebP. */
export async function makePicture(
  folder: string,
  name: string,
  original: Buffer,
  widthsFor: (width: number) => readonly number[],
): Promise<MadePicture> {
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 20)
  const { width, height } = await sharp(original).metadata()
  const widths = widthsFor(width)
  await writeFile(join(folder, `${hash}.webp`), original)
  await writeVariants(original, folder, hash, widths)
  await writeMissing(join(folder, shareName(hash)), () => makeShare(original))
  return { name, hash, width, height, placeholder: await placeholder(original), widths }
}

export async function removeOthers(folder: string, made: readonly MadePicture[]) {
  for (const file of await readdir(folder)) {
    if (!made.some(({ hash }) => file.startsWith(hash))) await rm(join(folder, file))
  }
}

export async function writeManifest(file: string, script: string, made: readonly MadePicture[]) {
  const header = `// Written by scripts/${script}; do not edit by hand.`
  await writeFile(file, `${header}\n\nexport const pictures = {\n${made.map(entry).join('\n')}\n} as const\n`)
}

function entry({ name, hash, width, height, widths, placeholder }: MadePicture) {
  return [
    `  '${name}': {`,
    `    hash: '${hash}',`,
    `    width: ${width},`,
    `    height: ${height},`,
    `    widths: [${widths.join(', ')}],`,
    `    placeholder:`,
    `      '${placeholder}',`,
    '  },',
  ].join('\n')
}
