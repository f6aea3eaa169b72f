import { DropArea } from '~/ui/drop-area.tsx'

interface FileDropProps {
  /** Of the chosen file. */
  name: string | undefined
  busy: boolean
  onFile: (file: File) => Promise<void>
}

/** Chooses one CSV file. */
export function FileDrop({ name, busy, onFile }: FileDropProps) {
  return (
    <DropArea
      label={name === undefined ? 'Escolher o arquivo CSV' : `Escolher outro arquivo que não ${name}`}
      accept=".csv,.txt,text/csv"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-0.5"
      onFiles={([file]) => {
        if (file && !busy) void onFile(file)
      }}
    >
      {name === undefined ? (
        <b className="font-medium text-ink">Escolha o arquivo CSV</b>
      ) : (
        <>
          <b className="font-medium wrap-anywhere text-ink">{name}</b>
          <span className="text-wine underline underline-offset-3">Escolher outro</span>
        </>
      )}
    </DropArea>
  )
}
