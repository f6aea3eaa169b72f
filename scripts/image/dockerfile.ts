export interface Instruction {
  word: string
  rest: string
}

/** The instructions of a Dockerfile, without comments and with continued lines joined. */
export function instructionsOf(text: string): Instruction[] {
  return text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.trim().split(/\s+/)
      return { word, rest: rest.join(' ') }
    })
}
