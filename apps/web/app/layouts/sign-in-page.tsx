import type { ReactNode } from 'react'
import avif480 from '~/assets/pictures/sign-in-480.avif'
import webp480 from '~/assets/pictures/sign-in-480.webp'
import avif900 from '~/assets/pictures/sign-in-900.avif'
import webp900 from '~/assets/pictures/sign-in-900.webp'
import { srcSet } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'

interface SignInPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** Layout of the sign-in, registration and password pages: half picture, half form; on a phone only the form. */
export function SignInPage({ title, lead, children }: SignInPageProps) {
  return (
    <div className="grid lg:min-h-185 lg:grid-cols-2">
      <div className="grid items-end justify-items-center bg-paper-2 px-8 pt-16 max-lg:hidden">
        <ArchPicture
          avif={srcSet({ 480: avif480, 900: avif900 })}
          webp={srcSet({ 480: webp480, 900: webp900 })}
          src={webp900}
          alt=""
          width={900}
          height={1200}
          sizes="440px"
          className="h-155 w-full max-w-110 [&_img]:object-[50%_15%]"
        />
      </div>
      <div className="grid content-start px-5 pt-9 pb-14 sm:px-8 lg:content-center lg:py-16">
        <div className="mx-auto grid w-full max-w-105 gap-5.5">
          <div>
            <h1>{title}</h1>
            <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
