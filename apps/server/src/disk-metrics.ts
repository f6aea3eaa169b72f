import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** A full disk is a common failure of small servers, and it is visible weeks before. */
export function measureDisk(registry: Registry, path: string) {
  const gauge = (name: string, help: string, read: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await statfs(path)))
      },
    })
  gauge('disk_free_bytes', 'Free space on the disk of the pictures', ({ bavail, bsize }) => bavail * bsize)
  gauge('disk_size_bytes', 'Size of the disk of the pictures', ({ blocks, bsize }) => blocks * bsize)
}
