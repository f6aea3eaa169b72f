import { formOfAddress } from '@shop/contract/form-of-address'
import LogOut from 'lucide-react/icons/log-out'
import { Button } from '~/ui/button.tsx'

interface AccountHeadingProps {
  name: string
  onSignOut: () => void
}

export function AccountHeading({ name, onSignOut }: AccountHeadingProps) {
  return (
    <div className="flex items-end justify-between gap-4">
      <h1 className="min-w-0 wrap-anywhere">
        <span className="eyebrow mb-2 block font-text">Minha Conta</span>{' '}
        <span>
          Bem-vinda de volta, <em>{formOfAddress(name)}</em>
        </span>
      </h1>
      <Button
        variant="outline"
        onClick={onSignOut}
        className="min-h-11! flex-none px-5! max-sm:border-transparent! max-sm:px-2!"
      >
        <LogOut aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Sair
      </Button>
    </div>
  )
}
