import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'

const key =
  'inline-grid h-6 min-w-6 place-items-center rounded-2 border border-line-strong px-1.5 text-12 not-italic'

/** For those who see the suggestions and have a keyboard; a combobox tells a screen reader by itself. */
export function KeyHints() {
  return (
    <p aria-hidden="true" className="flex items-center gap-5 text-13 text-ink-2 max-lg:hidden">
      <span className="flex items-center gap-1.5">
        <kbd className={key}>
          <ArrowDown className="size-3" />
        </kbd>
        <kbd className={key}>
          <ArrowUp className="size-3" />
        </kbd>
        escolher
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={key}>Enter</kbd> abrir
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={key}>Esc</kbd> fechar
      </span>
    </p>
  )
}
