import type { ProductFacts } from '@shop/contract/product-facts'
import { accessoryFacts } from './accessory-facts.ts'
import { brideFacts } from './bride-facts.ts'

/** Fabric, care and fit of each product, by its slug; they agree with the descriptions and the pictures. */
export const demoFacts: Readonly<Record<string, ProductFacts>> = { ...brideFacts, ...accessoryFacts }
