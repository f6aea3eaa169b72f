import type { FittingPoint, FittingSide } from '@shop/contract/fitting-points'

/** Of the drawing, in its own units. */
export const drawingWidth = 358
export const drawingHeight = 430

interface Place {
  point: FittingPoint
  x: number
  y: number
}

const place = (point: FittingPoint, x: number, y: number): Place => ({ point, x, y })

const onBothSides = [place('waist', 179, 204), place('hip', 129, 266), place('hem', 111, 402)]

/** Where each point lies, from head to foot. Left and right are hers, so that they change places on the back. */
export const pointPlaces: Record<FittingSide, readonly Place[]> = {
  front: [
    place('rightShoulder', 132, 105),
    place('neckline', 179, 115),
    place('leftShoulder', 226, 105),
    place('bust', 179, 158),
    place('rightSleeve', 97, 215),
    place('leftSleeve', 261, 215),
    ...onBothSides,
    place('skirt', 179, 320),
  ],
  back: [
    place('leftShoulder', 132, 105),
    place('back', 179, 112),
    place('rightShoulder', 226, 105),
    place('closure', 179, 156),
    place('leftSleeve', 97, 215),
    place('rightSleeve', 261, 215),
    ...onBothSides,
    place('train', 232, 396),
  ],
}

/** The side on which a point is to be seen: the one that is shown, if it lies there. */
export function sideOf(point: FittingPoint, shown: FittingSide): FittingSide {
  const lies = (side: FittingSide) => pointPlaces[side].some((one) => one.point === point)
  if (lies(shown)) return shown
  const other = shown === 'front' ? 'back' : 'front'
  return lies(other) ? other : shown
}
