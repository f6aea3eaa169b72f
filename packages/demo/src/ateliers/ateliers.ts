import { alvaDeMaio } from './alva-de-maio.ts'
import type { Atelier } from './atelier.ts'
import { casaAurora } from './aurora/casa-aurora.ts'

/** The demo, unless another one is named. */
export const firstAtelier: Atelier = alvaDeMaio

const ateliers: readonly Atelier[] = [alvaDeMaio, casaAurora]

/** By the name in the command: `npm run db:seed -- --atelier aurora`. */
export function atelierNamed(id: string): Atelier {
  const found = ateliers.find((atelier) => atelier.id === id)
  if (found !== undefined) return found
  throw new Error(`No atelier is named '${id}'. There are: ${ateliers.map((one) => one.id).join(', ')}`)
}
