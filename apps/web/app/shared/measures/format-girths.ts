import { formatMeasure, measures } from '@shop/contract/measures'
import { type Girths, girths } from '@shop/contract/size-finder'

/** 'Busto 90,5 cm · Cintura 66,0 cm · Quadril 101,0 cm' */
export function formatGirths(body: Girths): string {
  return girths.map((name) => `${measures[name].label} ${formatMeasure(body[name])} cm`).join(' · ')
}
