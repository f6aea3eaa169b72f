/** The icons of the shop follow its brand, in every process. */
import { defaultTheme, type Theme } from '@shop/contract/theme/theme'
import { testDatabase } from '@shop/test-kit/database'
import { aProfile } from '@shop/test-kit/factories'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyWeb, type Replica, startReplica } from '../testing/replica.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let replicas: Replica[]
beforeAll(async () => {
  database = await testDatabase()
  replicas = await Promise.all([0, 1].map(() => startReplica({ database, web: emptyWeb })))
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()))
  await database.close()
})
beforeEach(async () => {
  await database.db.deleteFrom('contentVersions').execute()
  await aProfile(database.db, { name: 'Ateliê Flor de Lis' })
})

const PATHS = [
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
]
const WINE = '#7a3f36'
const within = { timeout: 1000, interval: 10 }
const fetchFrom = (at: number, path: string, headers: Record<string, string> = {}) =>
  fetch(`${replicas[at]?.url}${path}`, { headers })
const faviconOf = async (at: number) => (await fetchFrom(at, '/favicon.svg')).text()
let version = 0
const publish = (change: Partial<Theme>) =>
  database.db
    .insertInto('contentVersions')
    .values({ key: 'theme', version: (version += 1), value: JSON.stringify({ ...defaultTheme, ...change }) })
    .execute()
const svg = (inside: string, viewBox = '0 0 10 10') => ({
  kind: 'svg' as const,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`,
})

test('a published accent changes the icon in another process within a second', async () => {
  for (const at of [0, 1]) await expect.poll(() => faviconOf(at), within).toContain(`fill="${WINE}"`)
  await publish({ palette: 'salvia' })
  for (const at of [0, 1]) await expect.poll(() => faviconOf(at), within).toContain('fill="#315842"')
})

test('without a symbol the icon is the first letter of the shop’s name, whatever sign stands before it', async () => {
  const first = await faviconOf(0)
  await aProfile(database.db, { name: '“Écru” Noivas' })
  await expect.poll(() => faviconOf(0), within).not.toBe(first)
  const initialE = await faviconOf(0)
  await aProfile(database.db, { name: 'Elo' })
  await expect.poll(() => faviconOf(1), within).toBe(initialE)
})

test('the icon is the shop’s own symbol, in its own colours', async () => {
  await publish({ symbol: svg('<circle cx="5" cy="5" r="4" fill="#0000ff"/>') })
  await expect.poll(() => faviconOf(0), within).toContain('<circle cx="5" cy="5" r="4" fill="#0000ff"/>')
})

test('a logo that is as high as wide stands for the symbol; a wide one does not', async () => {
  const shape = '<path d="M0 0h9v9z" fill="currentColor"/>'
  await publish({ logo: svg(shape) })
  await expect.poll(() => faviconOf(0), within).toContain('d="M0 0h9v9z"')
  await publish({ logo: svg(shape, '0 0 40 10') })
  await expect.poll(() => faviconOf(0), within).not.toContain('d="M0 0h9v9z"')
})

test.each([
  ['white', '#ffffff', '#2e2523'],
  ['black', '#000000', '#fbf8f4'],
])('a %s symbol has a ground on which it is legible', async (_name, fill, ground) => {
  await publish({ symbol: svg(`<circle cx="5" cy="5" r="4" fill="${fill}"/>`) })
  await expect
    .poll(() => faviconOf(0), within)
    .toContain(`<rect width="128" height="128" rx="28" fill="${ground}"/>`)
})

test.each(PATHS)('%s is validated by its visitors, and no document can come of it', async (path) => {
  const response = await fetchFrom(0, path)
  const etag = response.headers.get('etag') ?? ''
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await fetchFrom(0, path, { 'if-none-match': etag })).status).toBe(304)
})

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('%s is an opaque picture of %i pixels', async (path, pixels) => {
  const picture = sharp(Buffer.from(await (await fetchFrom(0, path)).arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: pixels, height: pixels })
  expect((await picture.stats()).isOpaque).toBe(true)
})

test('the manifest has the shop’s name and icons that exist', async () => {
  const manifest = (await (await fetchFrom(0, '/manifest.webmanifest')).json()) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).toBe('Ateliê Flor de Lis')
  for (const { src } of manifest.icons) expect((await fetchFrom(0, src)).status).toBe(200)
})

test('a monogram has an address for each letter, font and colour, and no other text reaches it', async () => {
  const response = await fetchFrom(0, '/media/monogram/arch_tenor-jost_C_315842.svg')
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(await response.text()).toMatch(/^<svg [^>]+><path d="[^"]+" fill="#315842"\/><\/svg>$/)
  for (const name of ['arch_tenor-jost_%22_315842', 'arch_comic-sans_C_315842', 'arch_tenor-jost_C_red'])
    expect((await fetchFrom(0, `/media/monogram/${name}.svg`)).headers.get('content-type')).not.toContain(
      'svg',
    )
})

const WIDE = '0 0 40 10'
const pixelAt = async (path: string, x: number, y: number) => {
  const file = Buffer.from(await (await fetchFrom(0, path)).arrayBuffer())
  const [red, green, blue] = await sharp(file)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return [red, green, blue]
}

test.each([
  ['in the colour of the text', 'currentColor', [122, 63, 54], [232, 180, 166]],
  ['black, which gets a light ground in the dark', '#000000', [0, 0, 0], [0, 0, 0]],
  ['white, which gets a dark ground in the light', '#ffffff', [255, 255, 255], [255, 255, 255]],
])('a logo %s is legible at the top of emails', async (_name, fill, light, dark) => {
  await publish({ logo: svg(`<rect width="40" height="10" fill="${fill}"/>`, WIDE) })
  await expect.poll(() => pixelAt('/email/logo.png', 280, 64), within).toEqual(light)
  expect(await pixelAt('/email/logo-dark.png', 280, 64)).toEqual(dark)
  const brightness = async (path: string) => (await pixelAt(path, 20, 64))[0] ?? 0
  if (fill === '#000000') expect(await brightness('/email/logo-dark.png')).toBeGreaterThan(200)
  if (fill === '#ffffff') expect(await brightness('/email/logo.png')).toBeLessThan(80)
})

test.each([
  ['logo', 560, 128],
  ['symbol', 104, 120],
])(
  'the pictures of %s in emails are opaque, of one size, and stored for a day',
  async (part, width, height) => {
    for (const path of [`/email/${part}.png?v=1`, `/email/${part}-dark.png`]) {
      const response = await fetchFrom(0, path)
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(picture).toMatchObject({ format: 'png', width, height, hasAlpha: false })
    }
  },
)

test('a link to the shop shows its logo on its accent, in the size of previews', async () => {
  await publish({ palette: 'salvia', logo: svg('<rect width="40" height="10" fill="currentColor"/>', WIDE) })
  await expect.poll(async () => (await pixelAt('/share.jpg', 5, 5))[0] ?? 0, within).toBeLessThan(70)
  const near = (pixel: (number | undefined)[]) => pixel.map((value) => Math.round((value ?? 0) / 16))
  expect(near(await pixelAt('/share.jpg', 5, 5))).toEqual(near([0x31, 0x58, 0x42]))
  expect(near(await pixelAt('/share.jpg', 600, 315))).toEqual(near([255, 255, 255]))
  const file = Buffer.from(await (await fetchFrom(0, '/share.jpg')).arrayBuffer())
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(file.byteLength).toBeLessThan(300_000)
})
