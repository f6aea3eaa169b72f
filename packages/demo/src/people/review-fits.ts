import type { PlannedReview } from './reviews.ts'

interface PlannedFit extends Pick<PlannedReview, 'slug' | 'customer'> {
  wornSize: string
  heightCm: number
  heelMm: number | null
  fit: 'tight' | 'right' | 'loose'
}

const fit = (
  slug: string,
  customer: PlannedReview['customer'],
  worn: Omit<PlannedFit, 'slug' | 'customer'>,
): PlannedFit => ({ slug, customer, ...worn })

/** What some authors published about how the product fit them. */
export const plannedFits: readonly PlannedFit[] = [
  fit('acucena', 'beatriz', { wornSize: 'M', heightCm: 170, heelMm: 90, fit: 'right' }),
  fit('acucena', 'gabriela', { wornSize: 'P', heightCm: 162, heelMm: 60, fit: 'right' }),
  fit('acucena', 'thais', { wornSize: 'GG', heightCm: 166, heelMm: 0, fit: 'tight' }),
  fit('orquidea', 'larissa', { wornSize: 'M', heightCm: 173, heelMm: 75, fit: 'right' }),
  fit('lirio', 'camila', { wornSize: 'G', heightCm: 168, heelMm: 0, fit: 'right' }),
  fit('lirio', 'aline', { wornSize: 'P', heightCm: 159, heelMm: 80, fit: 'tight' }),
  fit('verbena', 'juliana', { wornSize: 'M', heightCm: 164, heelMm: 30, fit: 'loose' }),
  fit('violeta', 'vanessa', { wornSize: 'M', heightCm: 165, heelMm: 70, fit: 'right' }),
  fit('angelica', 'camila', { wornSize: 'G', heightCm: 168, heelMm: 85, fit: 'right' }),
]

interface PlannedPhoto extends Pick<PlannedReview, 'slug' | 'customer'> {
  approved: boolean
}

/** Illustrations instead of photos of people; `review-photos/demo-<slug>-<customer>.webp`. */
export const plannedPhotos: readonly PlannedPhoto[] = [
  { slug: 'acucena', customer: 'beatriz', approved: true },
  { slug: 'acucena', customer: 'gabriela', approved: true },
  { slug: 'violeta', customer: 'vanessa', approved: false },
]
export const photoSize = { width: 720, height: 900 } as const
