import { describe, expect, test } from 'vitest'
import { pictureSrcSet, picturesOf, pictureVariant, sharePicture } from './pictures.ts'

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

describe('the pictures shown for a colour', () => {
  const white = { url: 'white', color: 'Branco' }
  const ivory = { url: 'ivory', color: 'Marfim' }
  const any: { url: string; color?: string } = { url: 'any' }

  test('are its own, then those of all colours, without those of other colours', () => {
    expect(picturesOf([any, ivory, white], 'Branco')).toEqual([white, any])
    expect(picturesOf([white, ivory], 'Marfim')).toEqual([ivory])
  })

  test('are those of all colours if it has none of its own', () => {
    expect(picturesOf([white, any], 'Champagne')).toEqual([any])
    expect(picturesOf([white, any], undefined)).toEqual([any])
  })

  test('are all pictures if there are neither its own nor any of all colours', () => {
    expect(picturesOf([white, ivory], 'Champagne')).toEqual([white, ivory])
    expect(picturesOf([], 'Branco')).toEqual([])
  })
})
