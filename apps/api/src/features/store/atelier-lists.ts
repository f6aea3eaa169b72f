import { defaultSizes } from '@shop/contract/constants'
import type { StoreColor } from '@shop/contract/store-lists'

/** Until the owner saves lists of their own: the fabrics and sizes of the atelier. */
export const atelierColors: readonly StoreColor[] = [
  { name: 'Branco', swatch: '#fbfafb' },
  { name: 'Off-White', swatch: '#f9f4ea' },
  { name: 'Marfim', swatch: '#f5e7d1' },
  { name: 'Champagne', swatch: '#e4cbb0' },
  { name: 'Rosé', swatch: '#e2beb4' },
  { name: 'Sálvia', swatch: '#bcc7b0' },
]

export const atelierSizes: readonly string[] = defaultSizes
