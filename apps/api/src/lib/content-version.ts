import { createHash } from 'node:crypto'

/**
 * The version of something that is saved as a whole is a hash of its content: a client that has read the same content
 * has the newest version, even if it was changed and changed back meanwhile.
 */
export function contentVersion(content: unknown): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0)
}
