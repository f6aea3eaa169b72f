/**
 * The shop's files: pictures that anyone may see, and private ones beside them. They are in a directory or in an
 * S3-compatible bucket; an upload in progress is on the local disk in both cases.
 *
 * A file appears whole or not at all, never changes, and is stored before its row is in the database.
 */
import type { Readable } from 'node:stream'

export interface ReceivedFile {
  path: string
  discard(): Promise<void>
}

/** Complete files by name. */
export interface FileStore {
  put(name: string, content: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  /** The names of files written before `moment`. */
  writtenBefore(moment: Date): Promise<string[]>
  remove(name: string): Promise<void>
}

/** The public pictures, readable by name without rights, and the private files beside them. */
export interface StoredFiles extends FileStore {
  /** For files with access control: nothing in it has a public URL. */
  private: FileStore
  /** Where the public ones are on this machine; undefined in a bucket. */
  publicDirectory?: string
}

export interface Files extends StoredFiles {
  /** Receives an upload, separately from the public files. */
  receive(content: Readable): Promise<ReceivedFile>
  /** Removes uploads received before `moment` that a crashed process did not discard. */
  discardReceivedBefore(moment: Date): Promise<number>
}
