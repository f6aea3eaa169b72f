import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { classes } from '~/ui/classes.ts'

interface FileDropProps {
  /** Of the chosen file. */
  name: string | undefined
  busy: boolean
  onFile: (file: File) => Promise<void>
}

/** Chooses one CSV file, by dropping it or from the device. */
export function FileDrop({ name, busy, onFile }: FileDropProps) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !busy) void onFile(file)
  }
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
        take(event.dataTransfer.files)
      }}
      className={classes(
        'relative flex cursor-pointer flex-wrap items-center justify-center gap-x-3 gap-y-0.5 rounded-1 border-[1.5px] border-dashed p-4 text-center text-14 transition-colors has-focus-visible:shadow-(--focus-ring)',
        over
          ? 'border-wine bg-wine-soft text-wine'
          : 'border-line-strong bg-paper text-ink-2 hover:border-wine',
      )}
    >
      <Upload aria-hidden="true" className="size-5" strokeWidth={1.5} />
      {name === undefined ? (
        <b className="font-medium text-ink">Escolha o arquivo CSV</b>
      ) : (
        <>
          <b className="font-medium wrap-anywhere text-ink">{name}</b>
          <span className="text-wine underline underline-offset-3">Escolher outro</span>
        </>
      )}
      <input
        type="file"
        aria-label={name === undefined ? 'Escolher o arquivo CSV' : `Escolher outro arquivo que não ${name}`}
        accept=".csv,.txt,text/csv"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          take(event.currentTarget.files)
          // Reset, so that choosing the same file again, corrected, fires a change event.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
