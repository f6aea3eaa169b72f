import { expect, test } from 'vitest'
import { pictureSrcSet, pictureVariant, sharePicture } from './pictures.ts'

test('the URL of a variant is derived from the original', () => {
  expect(pictureVariant('/media/3f9a.webp', 640, 'avif')).toBe('/media/3f9a-640.avif')
})

test('a source set lists every stored width', () => {
  expect(pictureSrcSet({ url: '/media/3f9a.webp', widths: [320, 640] }, 'webp')).toBe(
    '/media/3f9a-320.webp 320w, /media/3f9a-640.webp 640w',
  )
})

test('a shared link shows the JPEG variant, and the original until that is generated', () => {
  expect(sharePicture({ url: '/media/3f9a.webp', widths: [320] })).toBe('/media/3f9a-share.jpg')
  expect(sharePicture({ url: '/media/3f9a.webp', widths: [] })).toBe('/media/3f9a.webp')
})
