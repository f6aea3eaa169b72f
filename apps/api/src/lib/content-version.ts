import { createHash } from 'node:crypto'

/**
 * The version of something that is saved as a whole is what it says: whoever has read the same has read the newest,
 * even if it was changed and changed back meanwhile.
 */
export function contentVersion(content: unknown): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0)
}
