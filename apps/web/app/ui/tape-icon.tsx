import type { ComponentProps } from 'react'
import { StrokeIcon } from './stroke-icon.tsx'

const PATH = 'M2.5 7.5h19v9h-19zM6.3 7.5v4M10.1 7.5v3M13.9 7.5v4M17.7 7.5v3'

/** A measuring tape. */
export function TapeIcon(svg: ComponentProps<'svg'>) {
  return <StrokeIcon {...svg} path={PATH} />
}
