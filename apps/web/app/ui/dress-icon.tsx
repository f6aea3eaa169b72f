import type { ComponentProps } from 'react'
import { StrokeIcon } from './stroke-icon.tsx'

const PATH = 'M9 3v2.500l3 1.500 3-1.500V3M9 5.500 10.300 11 6 21h12l-4.300-10L15 5.500M10.300 11h3.400'

/** A dress, drawn like a sewing pattern. */
export function DressIcon(svg: ComponentProps<'svg'>) {
  return <StrokeIcon {...svg} path={PATH} />
}
