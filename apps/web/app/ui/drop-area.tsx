import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useState } from 'react'
import { classes } from './classes.ts'

interface DropAreaProps {
  /** The accessible name of its file input. */
  label: string
  accept: string
  multiple?: boolean
  className: string
  onFiles: (files: FileList) => void
  children: ReactNode
}

/** Chooses files, by dropping them or from the device. */
export function DropArea({ label, accept, multiple = false, className, onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  return (
    <label
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
      className={classes(
        'relative cursor-pointer rounded-1 border-[1.5px] border-dashed p-4 text-center text-14 transition-colors has-focus-visible:shadow-(--focus-ring)',
        over
          ? 'border-wine bg-wine-soft text-wine'
          : 'border-line-strong bg-paper text-ink-2 hover:border-wine',
        className,
      )}
    >
      <Upload aria-hidden="true" className="size-5" strokeWidth={1.5} />
      {children}
      <input
        type="file"
        aria-label={label}
        multiple={multiple}
        accept={accept}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          if (event.currentTarget.files) onFiles(event.currentTarget.files)
          // Reset, so that choosing the same file again fires a change event.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
