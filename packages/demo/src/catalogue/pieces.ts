import { fullSkirts } from './full-skirts.ts'
import { partyAndAccessories } from './party-and-accessories.ts'
import type { Piece } from './piece.ts'
import { slimLines } from './slim-lines.ts'

export const pieces: readonly Piece[] = [...fullSkirts, ...slimLines, ...partyAndAccessories]
