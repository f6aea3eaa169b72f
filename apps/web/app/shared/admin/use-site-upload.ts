import { pictureUpload } from '@shop/contract/constants'
import { type SiteImage, siteImages } from '@shop/contract/site-images'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { uploadSignedIn } from '~/lib/upload.ts'
import { useAdmin } from './admin.ts'

const FIELD = 'file'
const failure = {
  message: 'A foto não foi enviada. Tente de novo em alguns instantes.',
  noResponse: 'Sem resposta da loja. Confira a conexão e envie a foto de novo.',
}

/** Uploads a picture of the site as soon as it is chosen, one at a time. */
export function useSiteUpload(onUploaded: (image: SiteImage) => void) {
  const { token } = useAdmin()
  /** The uploaded share, from 0 to 1, while a picture is being sent. */
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<string>()
  const [done, setDone] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  return {
    share,
    error,
    done,
    async send(file: File) {
      if (share !== undefined) return
      const problem = fileError(file)
      setError(problem)
      setDone(false)
      if (problem !== undefined) return
      const abort = new AbortController()
      running.current = abort
      setShare(0)
      try {
        const files = [{ field: FIELD, file }]
        const { signal } = abort
        onUploaded(await uploadSignedIn(siteImages.upload, { token, files, signal, onProgress: setShare }))
        setDone(true)
      } catch (caught) {
        if (abort.signal.aborted) return
        const ofFile = caught instanceof ApiError ? caught.fields[FIELD] : undefined
        setError(ofFile ?? failureText(caught, failure))
      }
      setShare(undefined)
    },
  }
}

export type SiteUpload = ReturnType<typeof useSiteUpload>

/** Why a file cannot be sent, and what to do about it. */
function fileError({ type, size }: File): string | undefined {
  if (!pictureUpload.types.some((accepted) => accepted === type))
    return 'Este formato não é aceito. Envie a foto em JPG, PNG ou WebP.'
  if (size > pictureUpload.maxBytes) return 'A foto passa de 10 MB. Envie uma menor.'
  return undefined
}
