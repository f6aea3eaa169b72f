import type { Product } from '@shop/contract/products'
import { useEffect, useRef, useState } from 'react'
import { type FormPicture, fileError, moved, type RejectedFile, storedPictures } from './picture-list.ts'

/** The pictures of the form: stored ones and newly chosen ones, in display order. */
export function usePictures(product: Product | undefined) {
  const [base, setBase] = useState(() => storedPictures(product))
  const [pictures, setPictures] = useState<readonly FormPicture[]>(base)
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const made = useRef<string[]>([])
  useEffect(() => {
    const previews = made.current
    return () => {
      for (const preview of previews) URL.revokeObjectURL(preview)
    }
  }, [])
  const changed =
    pictures.length !== base.length ||
    pictures.some(
      ({ key, alt, color }, index) =>
        key !== base[index]?.key || alt !== base[index]?.alt || color !== base[index]?.color,
    )

  return {
    pictures,
    rejected,
    changed,
    add(files: Iterable<File>) {
      const added: FormPicture[] = []
      const newlyRejected: RejectedFile[] = []
      for (const file of files) {
        const key = crypto.randomUUID()
        const reason = fileError(file, pictures.length + added.length)
        if (reason) {
          newlyRejected.push({ key, name: file.name, reason })
          continue
        }
        const preview = URL.createObjectURL(file)
        made.current.push(preview)
        added.push({ key, kind: 'new', file, preview, alt: '', color: '' })
      }
      setPictures([...pictures, ...added])
      setRejected([...rejected, ...newlyRejected])
    },
    move: (from: number, to: number) => setPictures(moved(pictures, from, to)),
    remove: (key: string) => setPictures(pictures.filter((picture) => picture.key !== key)),
    /** Changes the alt text or the colour of one picture. */
    describe: (key: string, change: Partial<Pick<FormPicture, 'alt' | 'color'>>) =>
      setPictures(pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture))),
    clearRejected: (key: string) => setRejected(rejected.filter((file) => file.key !== key)),
    /** Another admin has saved the product meanwhile. Their pictures are used unless the pictures were changed here. */
    rebase(current: Product) {
      const stored = storedPictures(current)
      setBase(stored)
      if (!changed) setPictures(stored)
      else {
        const existingKeys = new Set(stored.map(({ key }) => key))
        setPictures(pictures.filter((picture) => picture.kind === 'new' || existingKeys.has(picture.key)))
      }
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>
