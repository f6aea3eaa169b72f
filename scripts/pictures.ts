// Makes the pictures of the demo shop and the home page from the drawings: `node scripts/pictures.ts <art folder>`.
// Run by hand, with its output committed, because AVIF at this effort takes seconds per picture, which no installation
// should have to wait for. File names contain the hash of the original, so a changed drawing gets a new URL and
// existing files are not made again. Remove the old files of a hero picture before making it again.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeShare } from '@shop/api/features/pictures/picture-encoding'
import { shareName } from '@shop/api/features/pictures/picture-variants'
import sharp from 'sharp'

const widths = [320, 480, 640, 900]
const heroes = [
  { name: 'hero', widths: [1200, 1800, 2400] },
  { name: 'hero-mobile', widths: [480, 750, 1000] },
]
const root = join(import.meta.dirname, '..')
const picturesDir = join(root, 'packages/demo/pictures')
const manifestFile = join(root, 'packages/demo/src/pictures.gen.ts')
const heroDir = join(root, 'apps/web/app/assets/hero')

// Judged by eye on white lace over greige paper: below these values the fine mesh of the tulle blurs.
// AVIF with effort 4 is a fifth smaller, but takes 10 seconds of a processor for each picture instead of 0.6.
const avif = { quality: 50, effort: 2 }
const webp = { quality: 74, effort: 6, smartSubsample: true }

sharp.concurrency(1)

async function writeMissing(path: string, make: () => Promise<Buffer>) {
  if (!existsSync(path)) await writeFile(path, await make())
}

async function writeVariants(source: string, folder: string, name: string, sizes: readonly number[]) {
  for (const width of sizes) {
    const resized = sharp(source).resize({ width })
    await writeMissing(join(folder, `${name}-${width}.avif`), () => resized.clone().avif(avif).toBuffer())
    await writeMissing(join(folder, `${name}-${width}.webp`), () => resized.clone().webp(webp).toBuffer())
  }
}

async function placeholder(source: string) {
  const tiny = await sharp(source).resize({ width: 12 }).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

async function makeHeroes(art: string) {
  await mkdir(heroDir, { recursive: true })
  for (const hero of heroes) {
    await writeVariants(join(art, 'hero', `${hero.name}.webp`), heroDir, hero.name, hero.widths)
    console.log(hero.name)
  }
}

type Picture = Awaited<ReturnType<typeof makePicture>>

function entry(name: string, { hash, width, height, widths, placeholder }: Picture) {
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

async function makePicture(source: string) {
  const original = await readFile(source)
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 20)
  const { width, height } = await sharp(original).metadata()
  await writeFile(join(picturesDir, `${hash}.webp`), original)
  await writeVariants(source, picturesDir, hash, widths)
  await writeMissing(join(picturesDir, shareName(hash)), () => makeShare(original))
  return { hash, width, height, placeholder: await placeholder(source), widths }
}

async function makeCatalogue(art: string) {
  await mkdir(picturesDir, { recursive: true })
  const entries: string[] = []
  const hashes: string[] = []
  const drawings = (await readdir(join(art, 'catalogue'))).filter((file) => file.endsWith('.webp'))
  for (const file of drawings.sort()) {
    const picture = await makePicture(join(art, 'catalogue', file))
    entries.push(entry(file.replace('.webp', ''), picture))
    hashes.push(picture.hash)
    console.log(file)
  }
  for (const file of await readdir(picturesDir)) {
    if (!hashes.some((hash) => file.startsWith(hash))) await rm(join(picturesDir, file))
  }
  const header = '// Written by scripts/pictures.ts; do not edit by hand.'
  await writeFile(manifestFile, `${header}\n\nexport const pictures = {\n${entries.join('\n')}\n} as const\n`)
}

const art = process.argv[2]
if (art === undefined) throw new Error('usage: node scripts/pictures.ts <art folder>')
await makeHeroes(art)
await makeCatalogue(art)
