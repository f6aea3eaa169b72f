/** The first link of a page, visible while it has the focus. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className="absolute top-2 left-2 z-50 inline-flex min-h-11 -translate-y-20 items-center rounded-1 bg-wine px-5 text-14 font-medium text-white focus-visible:translate-y-0"
    >
      Pular para o conteúdo
    </a>
  )
}
