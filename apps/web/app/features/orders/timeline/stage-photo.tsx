import type { TimelinePhoto } from '@shop/contract/order-timeline'
import { production } from '@shop/contract/production'
import { useQuery } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import { useMemo } from 'react'
import { showsFile } from '~/lib/blob-picture.ts'
import { fetchFile } from '~/lib/files.ts'
import { queryClient } from '~/lib/query-client.ts'

interface StagePhotoProps {
  token: string
  photo: TimelinePhoto
  /** Empty where a button around it has the name. */
  alt?: string
  /** Not cropped. */
  isWhole?: boolean
}

/** Fetched with the token, and shown from memory: no address of it works without one. */
export function StagePhoto({ token, photo, alt = '', isWhole = false }: StagePhotoProps) {
  const { id } = photo
  const { data: file, isError } = useQuery(
    {
      queryKey: ['item-photo', token, id],
      queryFn: ({ signal }) => fetchFile(production.photo, { params: { id }, token, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  if (file) return <Opened file={file} alt={alt} isWhole={isWhole} />
  return (
    <span className="grid size-full place-items-center bg-paper-3 p-1 text-center text-13 text-ink-2">
      {isError ? (
        <span className="grid justify-items-center gap-1">
          <ImageOff aria-hidden="true" className="size-5" strokeWidth={1.5} />
          <span className={isWhole ? undefined : 'sr-only'}>Foto indisponível</span>
        </span>
      ) : (
        <span role="status" aria-label="Carregando a foto" className="spinner" />
      )}
    </span>
  )
}

function Opened({ file, alt, isWhole }: { file: Blob; alt: string; isWhole: boolean }) {
  const shows = useMemo(() => showsFile(file), [file])
  const fit = isWhole ? 'max-h-[65dvh] w-auto object-contain' : 'size-full object-cover'
  return <img ref={shows} alt={alt} className={fit} />
}
