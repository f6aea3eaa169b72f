import ChevronLeft from 'lucide-react/icons/chevron-left'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router'
import { Button } from '~/ui/button.tsx'

interface PrintBarProps {
  back: string
  backText: string
  /** Nothing is printed before all of it is loaded. */
  isLoaded: boolean
  children?: string | undefined
}

/** Above what is printed, and not on the paper. */
export function PrintBar({ back, backText, isLoaded, children }: PrintBarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Link
        to={back}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-wine hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {backText}
      </Link>
      {children && (
        <p role="status" className="text-14 text-ink-2 sm:ml-auto">
          {children}
        </p>
      )}
      <Button disabled={!isLoaded} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Imprimir
      </Button>
    </div>
  )
}
