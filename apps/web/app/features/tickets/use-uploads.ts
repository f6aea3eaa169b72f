import { pictureUpload } from '@shop/contract/constants'
import type { Failure } from '@shop/contract/failures'
import { tickets } from '@shop/contract/tickets'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { uploadSignedIn } from '~/lib/upload.ts'

const PICTURES_PER_MESSAGE = 5
const FIELD = 'file'
const failure: Failure = { message: 'A foto não foi enviada.' }

export interface Uploaded {
  key: number
  file: File
  /** The uploaded share, from 0 to 1. */
  progress: number
  /** The server's id, once the upload is complete. */
  id?: number
  failure?: string
}

interface Destination {
  ticketId: number
  messageId?: number
}

let lastKey = 0

/**
 * Picture uploads of a ticket. They start as soon as the pictures are chosen, while the message is still being written;
 * for a new ticket they wait until it has been created.
 */
export function useUploads(token: string, ticketId?: number) {
  const [items, setItems] = useState<readonly Uploaded[]>([])
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const upload of all.values()) upload.abort()
    }
  }, [])

  const change = (key: number, part: Partial<Uploaded>) =>
    setItems((list) => list.map((item) => (item.key === key ? { ...item, ...part } : item)))

  /** Returns whether the upload succeeded. */
  const send = async ({ key, file }: Uploaded, to: Destination) => {
    const upload = new AbortController()
    running.current.set(key, upload)
    try {
      const { id } = await uploadSignedIn(tickets.attach, {
        params: { id: to.ticketId },
        query: { messageId: to.messageId },
        files: [{ field: FIELD, file }],
        token,
        signal: upload.signal,
        onProgress: (progress) => change(key, { progress }),
      })
      change(key, { id, progress: 1 })
      return true
    } catch (error) {
      if (!upload.signal.aborted) change(key, { failure: failureText(error, failure) })
      return false
    } finally {
      running.current.delete(key)
    }
  }

  return {
    items,
    sending: items.some(({ id, failure: failed }) => id === undefined && failed === undefined),
    /** Returns why some of them were not accepted. */
    add(files: readonly File[]): string | undefined {
      const fit = files.filter(isPicture)
      const taken = fit.slice(0, PICTURES_PER_MESSAGE - items.length)
      const added = taken.map((file): Uploaded => {
        lastKey += 1
        return { key: lastKey, file, progress: 0 }
      })
      setItems([...items, ...added])
      if (ticketId !== undefined) for (const item of added) void send(item, { ticketId })
      if (fit.length < files.length) return 'Envie fotos em JPG, PNG ou WebP, de até 10 MB cada.'
      return taken.length < fit.length ? `Cada mensagem leva até ${PICTURES_PER_MESSAGE} fotos.` : undefined
    },
    remove(key: number) {
      running.current.get(key)?.abort()
      setItems((list) => list.filter((item) => item.key !== key))
    },
    clear: () => setItems([]),
    /** Uploads all of them to the first message of a new ticket; returns whether all succeeded. */
    async sendTo(opened: Required<Destination>) {
      const arrived: boolean[] = []
      for (const item of items) arrived.push((await send(item, opened)) ?? false)
      return arrived.every(Boolean)
    },
  }
}

function isPicture({ type, size }: File) {
  return pictureUpload.types.some((accepted) => accepted === type) && size <= pictureUpload.maxBytes
}
