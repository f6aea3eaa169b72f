import type { MeasuredBy } from '@shop/contract/measured-by'
import type { MeasureValues } from '@shop/contract/measures'
import type { CustomerKey } from './person.ts'

interface PlannedVersion {
  daysAgo: number
  measuredBy: MeasuredBy
  heelMm: number
  values: MeasureValues
  note?: string
}

interface PlannedMeasurements {
  customer: CustomerKey
  personName: string
  isChild: boolean
  versions: readonly PlannedVersion[]
}

const marina = { hip: 1010, backLength: 395, shoulder: 120, height: 1650 }

/** A bride who loses weight before the day, also after her dress was cut, and her flower girl of six. */
export const plannedMeasurements: readonly PlannedMeasurements[] = [
  {
    customer: 'marina',
    personName: 'Marina',
    isChild: false,
    versions: [
      {
        ...{ daysAgo: 106, measuredBy: 'herself', heelMm: 80 },
        values: { ...marina, bust: 915, waist: 720, waistToFloor: 1090, hollowToFloor: 1430 },
      },
      {
        ...{ daysAgo: 33, measuredBy: 'somebody', heelMm: 80 },
        values: { ...marina, bust: 910, waist: 705, waistToFloor: 1090, hollowToFloor: 1430 },
        note: 'Com o sutiã de bojo do vestido.',
      },
      {
        ...{ daysAgo: 4, measuredBy: 'atelier', heelMm: 80 },
        values: { ...marina, bust: 905, waist: 690, waistToFloor: 1095, hollowToFloor: 1435, sleeve: 585 },
      },
      {
        ...{ daysAgo: 1, measuredBy: 'herself', heelMm: 80 },
        values: { ...marina, bust: 900, waist: 685, waistToFloor: 1095, hollowToFloor: 1435, sleeve: 585 },
      },
    ],
  },
  {
    customer: 'marina',
    personName: 'Clara',
    isChild: true,
    versions: [
      {
        ...{ daysAgo: 27, measuredBy: 'somebody', heelMm: 0 },
        values: { bust: 590, waist: 550, hip: 620, shoulder: 85, waistToFloor: 680, height: 1160 },
        note: '6 anos. Cresce até a festa: deixar barra.',
      },
    ],
  },
]
