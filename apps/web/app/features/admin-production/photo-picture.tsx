import ImageOff from 'lucide-react/icons/image-off'
import { useMemo } from 'react'
import { showsFile } from '~/lib/blob-picture.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { usePhoto } from './production.queries.ts'

/** Fetched with the token: an address in `src` could not send it. */
export function PhotoPicture({ id, className, alt = '' }: { id: number; className: string; alt?: string }) {
  const { token } = useAdmin()
  const { data: file, isError } = usePhoto(token, id)
  if (isError)
    return (
      <span className="grid size-full place-items-center content-center gap-1 p-2 text-center text-12 text-ink-2">
        <ImageOff aria-hidden="true" className="size-5" strokeWidth={1.5} />
        Foto indisponível
      </span>
    )
  return file ? <Loaded file={file} alt={alt} className={className} /> : null
}

function Loaded({ file, alt, className }: { file: Blob; alt: string; className: string }) {
  const shows = useMemo(() => showsFile(file), [file])
  return <img ref={shows} alt={alt} className={className} />
}
