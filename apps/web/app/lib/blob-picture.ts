/** Ref callback for an `<img>` of an in-memory file: the object URL is revoked when the element unmounts. */
export function showsFile(file: Blob) {
  return (image: HTMLImageElement | null) => {
    if (!image) return undefined
    const url = URL.createObjectURL(file)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
}
