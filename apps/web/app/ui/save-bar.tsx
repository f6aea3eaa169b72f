import { Button } from './button.tsx'

interface SaveBarProps {
  title: string
  /** A short description of the unsaved changes. */
  note: string
  saving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Shown at the bottom of the window while there are unsaved changes. */
export function SaveBar({ title, note, saving, onSave, onDiscard }: SaveBarProps) {
  return (
    <section aria-label="Alterações não salvas" className="save-bar on-night">
      <p role="status" className="flex flex-wrap items-baseline gap-x-2">
        <span aria-hidden="true" className="size-2 flex-none self-center rounded-pill bg-gold-soft" />
        <b className="font-semibold">{title}</b>
        <span className="text-paper-3">{note}</span>
      </p>
      <div className="flex gap-2">
        <Button variant="ghost" className="text-paper! hover:bg-night-line!" onClick={onDiscard}>
          Descartar
        </Button>
        <Button
          loading={saving}
          className="border-paper! bg-paper! text-wine-strong! max-lg:flex-1"
          onClick={onSave}
        >
          Salvar Alterações
        </Button>
      </div>
    </section>
  )
}
