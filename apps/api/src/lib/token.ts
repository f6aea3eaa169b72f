import { createHash, randomBytes } from 'node:crypto'

/** The form of every token. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database stores. A token has too many values to be guessed from its hash, so SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
