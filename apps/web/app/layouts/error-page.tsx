import { useEffect } from 'react'
import avif from '~/assets/pictures/error-640.avif'
import webp from '~/assets/pictures/error-640.webp'
import { REQUEST_ID_META } from '~/lib/request-id.ts'
import { paths } from '~/paths.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { BrandSymbol } from '~/ui/brand-symbol.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'

/**
 * Shown after an unexpected error. It needs no data and uses plain links: a full document load is the
 * safest way out of a broken page.
 */
export function ErrorPage({ requestId }: { requestId: string }) {
  // The failed page may have been scrolled down; this one starts at its top.
  useEffect(() => window.scrollTo(0, 0), [])
  return (
    <>
      <title>Algo saiu do lugar</title>
      <meta name="robots" content="noindex" />
      {requestId !== '' && <meta name={REQUEST_ID_META} content={requestId} />}
      <header className="page flex min-h-21 items-center">
        <a
          href={paths.home}
          aria-label="Página inicial"
          className="-ml-1 grid min-h-11 min-w-11 place-items-center text-wine"
        >
          <BrandSymbol className="h-[42px] w-auto object-contain" />
        </a>
      </header>
      <main className="page grid items-center gap-12 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div>
          <p className="eyebrow">Algo saiu do lugar</p>
          <h1 lang="en" className="mt-4">
            Unexpected Application Error!
          </h1>
          <p className="mt-5 max-w-116 text-18 text-ink-2">
            Um ponto se soltou do nosso lado e esta página não pôde ser mostrada. Tente de novo em alguns
            instantes; o que está no seu carrinho continua guardado.
          </p>
          <div className="mt-8 flex gap-3 max-sm:flex-col">
            <ButtonLink to={paths.home} reloadDocument>
              Voltar ao início
            </ButtonLink>
            {/* A form without an action reloads this page, with or without JavaScript. */}
            <form className="grid">
              <Button type="submit" variant="outline">
                Tentar novamente
              </Button>
            </form>
          </div>
          {requestId !== '' && (
            <p className="mt-8 text-14 text-ink-3">
              Se precisar falar conosco, informe este código:{' '}
              <span className="break-all text-ink-2">{requestId}</span>
            </p>
          )}
        </div>
        <ArchPicture
          avif={`${avif} 640w`}
          webp={`${webp} 640w`}
          src={webp}
          alt=""
          width={640}
          height={853}
          sizes="420px"
          className="mx-auto aspect-3/4 w-full max-w-[420px]"
        />
      </main>
    </>
  )
}
