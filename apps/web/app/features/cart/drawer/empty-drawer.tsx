import { BagIcon } from '~/ui/bag-icon.tsx'

export function EmptyDrawer() {
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <div
        aria-hidden="true"
        className="mb-1 grid h-42 w-33 place-items-center rounded-arch bg-paper-3 text-wine"
      >
        <BagIcon className="size-9" />
      </div>
      <h3 className="text-[1.75rem]!">Seu carrinho está vazio</h3>
      <p className="text-balance text-ink-2">O que você escolher fica guardado aqui, mesmo sem conta.</p>
    </div>
  )
}
