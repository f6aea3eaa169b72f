import { readFile } from 'node:fs/promises'

/** The process that decodes pictures: the child process running that file. */
export async function decoder(): Promise<number> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  for (const pid of children.split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    if (command.includes('picture-process')) return Number(pid)
  }
  throw new Error('no decoder process is running')
}
