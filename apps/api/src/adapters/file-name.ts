// One flat folder: a name cannot point outside it.
const NAME = /^[\w-]+\.[a-z0-9]+$/

export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error(`'${name}' is not a valid file name`)
  return name
}

export function isFileName(name: string): boolean {
  return NAME.test(name)
}
