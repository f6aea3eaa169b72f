import type { ComponentProps } from 'react'
import { StrokeIcon } from './stroke-icon.tsx'

const PATH = 'M5.4 7.5h13.2l1.2 13.5H4.2zM8.8 7.5V5.7a3.2 3.2 0 0 1 6.4 0v1.8'

/** A shopping bag with sloping sides. */
export function BagIcon(svg: ComponentProps<'svg'>) {
  return <StrokeIcon {...svg} path={PATH} />
}
