/** For an `<img>` of a file in memory: shows it as long as the element is there, and lets the memory go with it. */
export function showsFile(file: Blob) {
  return (image: HTMLImageElement | null) => {
    if (!image) return undefined
    const url = URL.createObjectURL(file)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
}
