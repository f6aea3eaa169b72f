import { type ComponentType, type RefCallback, useRef, useState } from 'react'
import type { ZoomHandle, ZoomProps } from './zoom.tsx'

const load = () => import('./zoom.tsx')

/** The full-screen view, whose code is loaded when a picture is first pressed. */
export function useZoom() {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>()
  const handle = useRef<ZoomHandle>(null)
  const waiting = useRef<number>(undefined)

  const attach: RefCallback<ZoomHandle> = (mounted) => {
    handle.current = mounted
    if (mounted && waiting.current !== undefined) mounted.open(waiting.current)
    waiting.current = undefined
  }

  return {
    Zoom,
    attach,
    /** Loads the code before the press is released. */
    prepare: () => void load().catch(() => undefined),
    open(index: number, onFailure: () => void) {
      if (handle.current) return handle.current.open(index)
      waiting.current = index
      load().then((module) => setZoom(() => module.Zoom), onFailure)
    },
  }
}
