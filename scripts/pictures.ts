// Makes the pictures of the demo shop and the home page from the drawings: `node scripts/pictures.ts <art folder>`.
// Run by hand, with its output committed, because AVIF at this effort takes seconds per picture, which no installation
// should have to wait for. File names contain the hash of the original, so a changed drawing gets a new URL and
// existing files are not made again. Remove the old files of a hero picture before making it again.

import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MadePicture, makePicture, removeOthers, writeManifest, writeVariants } from './picture-files.ts'

const widths = [320, 480, 640, 900]
const heroes = [
  { name: 'hero', widths: [1200, 1800, 2400] },
  { name: 'hero-mobile', widths: [480, 750, 1000] },
]
const root = join(import.meta.dirname, '..')
const picturesDir = join(root, 'packages/demo/pictures')
const manifestFile = join(root, 'packages/demo/src/pictures.gen.ts')
const heroDir = join(root, 'apps/web/app/assets/hero')

async function makeHeroes(art: string) {
  await mkdir(heroDir, { recursive: true })
  for (const hero of heroes) {
    await writeVariants(join(art, 'hero', `${hero.name}.webp`), heroDir, hero.name, hero.widths)
    console.log(hero.name)
  }
}

async function makeCatalogue(art: string) {
  await mkdir(picturesDir, { recursive: true })
  const made: MadePicture[] = []
  const drawings = (await readdir(join(art, 'catalogue'))).filter((file) => file.endsWith('.webp'))
  for (const file of drawings.sort()) {
    const original = await readFile(join(art, 'catalogue', file))
    made.push(await makePicture(picturesDir, file.replace('.webp', ''), original, () => widths))
    console.log(file)
  }
  await removeOthers(picturesDir, made)
  await writeManifest(manifestFile, 'pictures.ts', made)
}

const art = process.argv[2]
if (art === undefined) throw new Error('usage: node scripts/pictures.ts <art folder>')
await makeHeroes(art)
await makeCatalogue(art)
