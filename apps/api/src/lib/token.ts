import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, written in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps. A token has too many possible values to be guessed from its hash, so plain SHA-256 does. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
