/** The disk is full, read-only or gone, or the bucket does not respond: the content to be written is not at fault. */
export class StorageUnavailable extends Error {
  override name = 'StorageAway'
}

/** Errors of the disk become one that says so. */
export async function orStorageUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const ofTheDisk = error instanceof Error && 'syscall' in error
    throw ofTheDisk ? new StorageUnavailable('files cannot be stored right now', { cause: error }) : error
  }
}
