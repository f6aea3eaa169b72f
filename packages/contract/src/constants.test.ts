import { expect, test } from 'vitest'
import {
  chartColorCount,
  checkoutSteps,
  contactPromiseHours,
  contactSubjects,
  defaultColor,
  defaultColors,
  defaultDeliveryStates,
  defaultSize,
  defaultSizes,
  defaultSort,
  deliveryWorkingDays,
  homeFeaturedLimit,
  longToastDurationMs,
  maxQuantityPerLine,
  newCustomerDays,
  passwordLength,
  pictureUpload,
  priceRange,
  ratingScale,
  reportMonths,
  sizeTable,
  sortOptions,
  stockBand,
  toastDurationMs,
  toastLimit,
  verifyRedirectMs,
} from './constants.ts'

test('the business constants match the specification', () => {
  expect({ ...priceRange }).toEqual({ min: 0, max: 10000, step: 100, topLabel: 'R$ 10.000 ou mais' })
  expect(sortOptions).toEqual(['name', 'price-low', 'price-high', 'newest'])
  expect(defaultSort).toBe('name')
  expect(homeFeaturedLimit).toBe(3)
  expect(ratingScale).toBe(5)
  expect(checkoutSteps).toBe(4)
  expect([defaultSize, defaultColor]).toEqual(['M', 'Branco'])
  expect(defaultSizes).toEqual(['PP', 'P', 'M', 'G', 'GG'])
  expect(defaultColors).toEqual(['Branco', 'Off-White'])
  expect([toastDurationMs, longToastDurationMs, toastLimit]).toEqual([5000, 8000, 3])
  expect(verifyRedirectMs).toBe(3000)
  expect(newCustomerDays).toBe(7)
  expect([reportMonths, chartColorCount]).toEqual([12, 5])
  expect(contactPromiseHours).toBe(24)
  expect(deliveryWorkingDays).toEqual({ min: 15, max: 30 })
  expect(defaultDeliveryStates).toEqual(['SP', 'RJ', 'MG'])
  expect(maxQuantityPerLine).toBe(10)
  expect(passwordLength).toEqual({ min: 8, max: 128 })
  expect([pictureUpload.maxBytes, pictureUpload.maxPixels, pictureUpload.maxPerProduct]).toEqual([
    10_485_760, 50_000_000, 12,
  ])
  expect(contactSubjects).toEqual([
    'Informações sobre Vestidos',
    'Orçamento Personalizado',
    'Ajustes e Alterações',
    'Pós-venda',
    'Outros',
  ])
})

test('the size table gives bust, waist and hip in centimetres', () => {
  const rows = sizeTable.map(
    ({ size, bust, waist, hip }) => `${size} ${bust.join('-')} / ${waist.join('-')} / ${hip.join('-')}`,
  )
  expect(rows).toEqual([
    'PP 80-84 / 60-64 / 86-90',
    'P 84-88 / 64-68 / 90-94',
    'M 88-92 / 68-72 / 94-98',
    'G 92-96 / 72-76 / 98-102',
    'GG 96-100 / 76-80 / 102-106',
  ])
})

test.each([
  [6, 'high'],
  [5, 'low'],
  [1, 'low'],
  [0, 'none'],
])('a stock of %d is %s', (quantity, band) => {
  expect(stockBand(quantity)).toBe(band)
})
