import type { FittingSide } from '@shop/contract/fitting-points'
import { useId } from 'react'
import { drawingHeight, drawingWidth } from './point-places.ts'

const arch =
  'M87 416 C 86 300 91 205 93 160 C 97 80 132 35 179 35 C 226 35 261 80 265 160 C 267 205 272 300 271 416 Z'
const sleeve =
  'M141 99 C 131 108 126 120 123 132 C 116 160 112 192 109 220 L 121 222 C 127 190 133 160 142 133'
const body =
  'M167.5 76 C 167.5 88 165 94 157 96 L 141 101 C 137 115 139 128 139 144 C 141 170 153 186 154.5 206 L 94 407 Q 179 425 264 407 L 203.5 206 C 205 186 217 170 219 144 C 219 128 221 115 217 101 L 201 96 C 193 94 190.5 88 190.5 76 Z'
const folds = 'M165.5 217 Q 150 310 131.5 408 M179 207 L 179 416 M192.5 217 Q 208 310 226 408'
const details: Record<FittingSide, string> = {
  front: 'M164.5 94.5 Q 169 115 179 131 Q 189 115 193.5 94.5',
  back: 'M179 84 L 179 206 M176 100 h 6 M176 116 h 6 M176 132 h 6 M176 148 h 6 M176 164 h 6 M176 180 h 6',
}

/** A dress on its stand. Decorative: the points on it are buttons, and the list says the same. */
export function DressDrawing({ side }: { side: FittingSide }) {
  const shade = useId()
  const line = { stroke: 'var(--color-ink)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const
  const fill = `url(#${shade})`
  const mirrored = `matrix(-1 0 0 1 ${drawingWidth} 0)`
  return (
    <svg viewBox={`0 0 ${drawingWidth} ${drawingHeight}`} aria-hidden="true" className="block w-full">
      <defs>
        <linearGradient id={shade}>
          <stop offset="0.1" stopColor="var(--color-white)" />
          <stop offset="0.6" stopColor="var(--color-paper)" />
          <stop offset="1" stopColor="var(--color-paper-3)" />
        </linearGradient>
      </defs>
      <path d={arch} fill="var(--color-wine)" opacity="0.09" />
      <path d="M172 76 v -13 a 7 7 0 0 1 14 0 v 13 Z" fill="var(--color-line-strong)" {...line} />
      <path d={sleeve} fill={fill} {...line} />
      <path d={sleeve} fill={fill} {...line} transform={mirrored} />
      {side === 'back' && (
        <path d="M100 405 Q 179 440 258 405 L 272 418 Q 179 438 86 418 Z" fill={fill} {...line} />
      )}
      <path d={body} fill={fill} {...line} />
      <path d="M154.5 206 H 203.5" {...line} />
      <path
        d={`${folds} ${details[side]}`}
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="0.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
