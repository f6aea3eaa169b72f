// Makes the pictures of Casa Aurora from its drawings: `node scripts/aurora-pictures.ts <art folder>`. Run by hand, with
// its output committed, as scripts/pictures.ts.

import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { widthsOfSite } from '@shop/api/features/pictures/picture-variants'
import sharp from 'sharp'
import { type MadePicture, makePicture, removeOthers, writeManifest } from './picture-files.ts'

/** The name of each dress, by its drawing. */
const dresses = {
  vesper: 'lirio',
  serena: 'jasmim',
  poente: 'magnolia',
  zenite: 'camelia',
  estela: 'orquidea',
  lume: 'verbena',
}
const heroes = ['hero', 'hero-mobile']
/** Parts of the drawings, for the meetings with the atelier. */
const details = [
  { name: 'talk', from: 'hero', left: 1330, top: 60, width: 560 },
  { name: 'sketch', from: 'magnolia-frente', left: 190, top: 60, width: 520 },
  { name: 'fitting', from: 'camelia-frente', left: 170, top: 40, width: 560 },
  { name: 'delivery', from: 'hero', left: 1600, top: 400, width: 560 },
]
const demo = join(import.meta.dirname, '../packages/demo')
const picturesDir = join(demo, 'aurora-pictures')
const dataDir = join(demo, 'src/ateliers/aurora')

const art = process.argv[2]
if (art === undefined) throw new Error('usage: node scripts/aurora-pictures.ts <art folder>')
await mkdir(picturesDir, { recursive: true })
const made: MadePicture[] = []
for (const [name, drawing] of Object.entries(dresses)) {
  const original = await readFile(join(art, `${drawing}-frente.webp`))
  made.push(await makePicture(picturesDir, name, original, () => [320, 480, 640, 900]))
}
for (const name of heroes) {
  made.push(await makePicture(picturesDir, name, await readFile(join(art, `${name}.webp`)), widthsOfSite))
}
for (const { name, from, ...area } of details) {
  const height = (area.width * 5) / 4
  const part = sharp(join(art, `${from}.webp`)).extract({ ...area, height })
  const original = await part.webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer()
  made.push(await makePicture(picturesDir, name, original, widthsOfSite))
}
await removeOthers(picturesDir, made)
await writeManifest(join(dataDir, 'pictures.gen.ts'), 'aurora-pictures.ts', made)
await copyFile(join(art, 'logo-horizontal.svg'), join(dataDir, 'logo.svg'))
