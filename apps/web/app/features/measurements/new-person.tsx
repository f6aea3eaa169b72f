import ChevronLeft from 'lucide-react/icons/chevron-left'
import { TextLink } from '~/ui/text-link.tsx'
import { listPath } from './measurement-paths.ts'
import { NewPersonForm } from './new-person-form.tsx'

export function NewPerson({ token }: { token: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <TextLink to={listPath} preventScrollReset>
        <ChevronLeft aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Fichas de medidas
      </TextLink>
      <h2>Nova ficha</h2>
      <NewPersonForm token={token} />
    </div>
  )
}
